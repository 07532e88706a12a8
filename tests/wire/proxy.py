"""A line to a PostgreSQL on this machine that can be cut."""

import asyncio
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit


class Line:
    """Listens on a loopback port; what is said there is passed on, unless the line is `silent` or `cut`."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._database = parts.path
        self.whole = asyncio.Event()
        self.whole.set()
        self.cut = False
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> str:
        """The database's address by this line."""
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return f"postgresql://postgres@127.0.0.1:{port}{self._database}"

    async def close(self) -> None:
        self._server.close()
        self._hang_up()

    def silence(self) -> None:
        """Nothing comes through any more, and nobody is told."""
        self.whole.clear()

    def lose(self) -> None:
        """Nobody who is on the line hears anything any more, ever; whoever comes does."""
        self.whole.clear()
        self.whole = asyncio.Event()
        self.whole.set()

    def break_off(self) -> None:
        """Whoever is on the line is cut off, and so is whoever comes."""
        self.cut = True
        self._hang_up()

    def mend(self) -> None:
        """All is well again."""
        self.cut = False
        self.whole.set()

    def _hang_up(self) -> None:
        for writer in list(self._writers):
            writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.cut:
            writer.close()
            return
        with suppress(OSError):
            their_reader, their_writer = await asyncio.open_unix_connection(self._socket)
            both = {writer, their_writer}
            self._writers |= both
            whole = self.whole
            await asyncio.gather(_one_way(reader, their_writer, whole), _one_way(their_reader, writer, whole))
            self._writers -= both


async def _one_way(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, whole: asyncio.Event) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            await whole.wait()
            writer.write(data)
            await writer.drain()
    writer.close()
