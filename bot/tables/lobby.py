"""The lobby of a game: opening, joining, leaving, options, and the start."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from bot.schedule import position
from bot.store import OpenGame, Store
from bot.store.rows import (
    COMPUTERS,
    STAND_IN,
    BoardStyle,
    ChannelTaken,
    GameRow,
    Notice,
    Player,
    Repeated,
)
from bot.tables import boards
from bot.tables.once import once
from bot.tables.origin import Origin, begin
from bot.tables.table import board_of, load, table_names
from games.engine import registry
from games.engine.errors import BadInput, NotLegal, told_by
from games.engine.match import Match, read_options, set_up

P = ParamSpec("P")

NAMES = ("Brunel (bot)", "Hackworth (bot)", "Seguin (bot)", "Locke (bot)", "Trevithick (bot)", "Gooch (bot)")
"""What computers are called: people who built railways."""
TABLE = 4
"""How many play where one person begins against computers, in games for so many."""
CLONE = 2**61
"""The same with the number of a vote, for the game that it allows."""
REMATCH = 2**62
"""With a game's number, the number under which its rematch is carried out once; no interaction has such a
large one."""


async def open_lobby(
    store: Store,
    game: str,
    options: Mapping[str, object],
    board: bytes | None,
    host: Player,
    place: tuple[int | None, int | None],
    locale: str,
    interaction_id: int,
    others: Sequence[Player] = (),
) -> GameRow:
    """A new lobby in a channel (`place` is channel and guild), or a pending one without."""
    rules = registry.load(game)
    with told_by(game):
        read_options(rules, options)
        if board is not None:
            rules.read_board(board)
    row = _lobby(game, host, place, locale, options=options, board=board, players=(host, *others))
    return replace(row, id=await store.new_game(row, interaction_id))


async def go_on_from(
    store: Store,
    origin: Origin,
    number: int | None,
    host: Player,
    place: tuple[int | None, int | None],
    locale: str,
    interaction_id: int,
) -> GameRow:
    """A new lobby for a game that goes on from moves made elsewhere; whoever joins sits as they come. It is
    carried out once under its `number`, else for its interaction."""
    row = _lobby(
        origin.game,
        host,
        place,
        locale,
        seed=origin.seed,
        options=origin.options,
        board=origin.board,
        keep_seats=True,
        script=origin.script,
        source=origin.source,
    )
    return replace(row, id=await store.new_game(row, number or interaction_id))


async def play_now(
    store: Store,
    game: str,
    host: Player,
    place: tuple[int | None, int | None],
    locale: str,
    interaction_id: int,
) -> GameRow:
    """A game of one person against computers, begun at once."""
    row = await against_computers(store, game, host, place, locale, interaction_id)
    return await begin_there(store, row.id, row.channel_id)


async def against_computers(
    store: Store,
    game: str,
    host: Player,
    place: tuple[int | None, int | None],
    locale: str,
    interaction_id: int,
    level: str = STAND_IN,
    most: int = TABLE,
) -> GameRow:
    """A lobby of one person and computers, or a pending one without a channel; it is to be begun."""
    seats = registry.load(game).players
    count = max(min(most, seats[-1]), seats[0]) - 1
    others = [Player(number, NAMES[number - 1], level=level) for number in COMPUTERS[:count]]
    try:
        return await open_lobby(store, game, {}, None, host, place, locale, interaction_id, others)
    except ChannelTaken as error:
        raise BadInput("now-taken") from error


async def begin_there(store: Store, game_id: int, channel_id: int | None) -> GameRow:
    """Begins a game that was opened for it; a pending one in its thread."""
    async with store.game(game_id) as game:
        if game.row.status == "pending":
            await game.change(status="lobby", channel_id=channel_id)
        await begin_table(game)
    return game.row


async def open_rematch(store: Store, row: GameRow, host: Player) -> GameRow:
    """A new lobby where a game has ended, with all who were there to the end, what they had chosen, and seats
    to be drawn anew. There is one rematch of a game."""
    if row.status != "over":
        raise NotLegal("stale")
    if row.seat_of(host.user_id) is None:
        raise BadInput("not-seated")
    others = [
        Player(player.user_id, player.name, level=player.level if player.is_computer else None)
        for player in row.players
        if player.user_id != host.user_id and not player.vacant
    ]
    opened = _lobby(
        row.game,
        host,
        (row.channel_id, row.guild_id),
        row.locale,
        options=row.options,
        board=None if row.board == registry.load(row.game).board().json else row.board,
        players=(host, *others),
        pace=row.pace,
        hints=row.hints,
        tags=None if row.tags is None else "",
    )
    try:
        return replace(opened, id=await store.new_game(opened, REMATCH + row.id))
    except ChannelTaken as error:
        raise BadInput("rematch-taken") from error
    except Repeated as error:
        raise BadInput("rematch-once") from error


def _lobby(
    game: str, host: Player, place: tuple[int | None, int | None], locale: str, **more: Any
) -> GameRow:
    """A lobby before it is kept; `more` are fields of its row."""
    row = GameRow(
        id=0,
        status="lobby" if place[0] else "pending",
        channel_id=place[0],
        guild_id=place[1],
        host_id=host.user_id,
        locale=locale,
        game=game,
        seed=secrets.token_hex(16),
        options={},
        board=None,
        keep_seats=False,
        played=0,
        snapshot=None,
        players=(host,),
    )
    return replace(row, **more)


async def move_to_thread(store: Store, game_id: int, channel_id: int, tagged: bool = False) -> None:
    """Puts a pending lobby into its thread; or into its post, whose tags will say how the game is. One that
    has its place stays there."""
    async with store.game(game_id) as game:
        if game.row.status == "pending":
            await game.change(status="lobby", channel_id=channel_id, tags="" if tagged else None)
            await game.tell(Notice("lobby"))


def in_lobby(
    change: Callable[Concatenate[OpenGame, P], Awaitable[None]],
) -> Callable[Concatenate[Store, int, int, P], Awaitable[GameRow]]:
    """A change of an open table, carried out once; what is posted of it follows."""

    @wraps(change)
    async def changed(game: OpenGame, /, *args: P.args, **kwargs: P.kwargs) -> None:
        _check(game)
        await change(game, *args, **kwargs)
        await game.show_lobby()

    return once(changed)


@in_lobby
async def join(game: OpenGame, player: Player) -> None:
    """Somebody sits down; who sits already only sees the lobby anew, as an earlier answer may be lost."""
    if game.row.seat_of(player.user_id) is None:
        await sit_down(game, player)


async def sit_down(game: OpenGame, player: Player) -> None:
    """Somebody new takes a seat of an open table."""
    most = seats_of(game.row)[-1]
    if len(game.row.players) >= most:
        raise BadInput("table-full", high=most)
    await game.arrange((*game.row.players, player))


async def _leave(game: OpenGame, user_id: int) -> None:
    row = game.row
    if row.seat_of(user_id) is None:
        raise BadInput("not-joined")
    players = [player for player in row.players if player.user_id != user_id]
    people = [player for player in players if not player.is_computer]
    await game.arrange(players)
    if not people:
        await game.change(status="cancelled")
    elif row.host_id == user_id:
        await game.change(host_id=people[0].user_id)


leave = in_lobby(_leave)
"""Somebody goes. The host's chair goes to whoever joined next; a lobby with nobody but computers is
cancelled."""


async def let_computer_sit(game: OpenGame, level: str) -> None:
    """A computer sits down, under the first name that is free."""
    number = next((number for number in COMPUTERS if game.row.seat_of(number) is None), COMPUTERS[0])
    await sit_down(game, Player(number, NAMES[number - 1], level=level))


add_computer = in_lobby(let_computer_sit)
"""The same at the word of one who may."""


@in_lobby
async def arrange(
    game: OpenGame,
    options: Mapping[str, str],
    keep_seats: bool | None = None,
    hints: bool | None = None,
    removed: int | None = None,
) -> None:
    """Sets what is given: options of the game; whether everybody sits as they joined, instead of being
    shuffled; whether players may ask a computer what it would do. Removes somebody."""
    row = game.row
    if options and row.script:
        raise BadInput("options-fixed")
    chosen = {**row.options, **options}
    with told_by(row.game):
        read_options(registry.load(row.game), chosen)
    await game.change(
        options=chosen,
        keep_seats=row.keep_seats if keep_seats is None else keep_seats,
        hints=row.hints if hints is None else hints,
    )
    if removed is not None:
        await _leave(game, removed)


@in_lobby
async def set_board(game: OpenGame, figures: bytes | None) -> None:
    """A board of somebody's own, which was tried, or the game's own."""
    if game.row.script:
        raise BadInput("options-fixed")
    await game.change(board=figures)


@in_lobby
async def cancel(game: OpenGame) -> None:
    """Closes a lobby."""
    await game.change(status="cancelled")


async def begin_table(game: OpenGame) -> None:
    """Seats everybody and sets the game up."""
    _check(game)
    row = game.row
    names = table_names(row.players)
    with told_by(row.game):
        board = board_of(row.game, row.board) if row.board is not None else None
        seed = secrets.token_hex(16) if row.script else row.seed  # that of a script is no secret
        setting = set_up(row.game, names, seed, row.options, board, row.keep_seats)
        if len(names) not in seats_of(row):
            raise BadInput("seats-fixed", high=seats_of(row)[-1])
    by_name = dict(zip(names, row.players, strict=True))
    await game.arrange(
        [Player(by_name[name].user_id, name, level=by_name[name].level) for name in setting.seats]
    )
    await game.change(board=setting.board.json)
    if row.script:
        await begin(game, row.script)
    else:
        await game.change(snapshot=Match(setting).snapshot())
    await game.change(status="running", asked_at=game.now())
    table = load(game.row)
    await position.reset_timers(game, table.seats_asked)
    await boards.post(game, table.match)


def seats_of(row: GameRow) -> range:
    """How many can play at a table."""
    return range(row.script.seats, row.script.seats + 1) if row.script else registry.load(row.game).players


start = in_lobby(begin_table)
"""Begins the game at the word of one who may."""


@once
async def set_style(game: OpenGame, style: BoardStyle) -> None:
    """How the game is told from now on."""
    if game.row.status not in ("lobby", "running"):
        raise BadInput("no-game")
    await game.change(style=style)


def _check(game: OpenGame) -> None:
    if game.row.status != "lobby":
        raise BadInput("lobby-closed")
