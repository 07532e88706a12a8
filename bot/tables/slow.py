"""Seats, votes and patience: what several people decide about a game."""

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.schedule.pace import Notice, TimerRow
from bot.store.rows import ChannelTaken, GameRow, Letter, Player, Vote
from bot.tables.sessions import Table, load, seated, table_names
from games.engine.errors import BadInput, NotLegal, told_by
from games.engine.history import last_standing

if TYPE_CHECKING:
    from bot.app import Roundhouse

VOTE_LASTS = timedelta(hours=48)


class SlowPlay:
    """What is done by agreement, or for want of a player."""

    def __init__(self, bot: "Roundhouse") -> None:
        self.bot = bot

    # Votes

    async def request(self, table: Table, vote: Vote) -> Vote:
        """Opens a vote among all others at the table, and asks them."""
        others = self.voters(table.row, vote)
        if not others:
            await self._carry_out(table.row, vote)
            return vote
        timer = TimerRow("vote", self.bot.now() + VOTE_LASTS, table.row.id, 0, table.row.played)
        place = table.row.channel_id or 0
        figures = {
            "seat": table.row.seat_of(vote.asker_id) or 0,
            "count": vote.turns,
            "other_seat": vote.seat or 0,
            "member": f"<@{vote.other_id}>",
        }

        def ask(vote_id: int) -> Letter:
            buttons = f"yes-{vote_id}", f"no-{vote_id}"
            return Letter(place, Notice(f"vote-{vote.kind}", figures, tuple(others), buttons), table.row.id)

        opened = replace(vote, id=await self.bot.store.open_vote(vote, timer, ask))
        self.bot.poster.kick(place)
        self.bot.clock.kick()
        return opened

    def voters(self, row: GameRow, vote: Vote) -> list[int]:
        """Everybody affected: all others at the table who are still there; not the one to be replaced."""
        return [
            player.user_id
            for seat, player in enumerate(row.players)
            if player.user_id != vote.asker_id and not player.vacant and seat != vote.seat
        ]

    async def cast(self, vote_id: int, user_id: int, yes: bool) -> str:
        """A ballot. The key of what is answered to its caster."""
        vote = await self.bot.store.vote(vote_id)
        row = await self.bot.store.game(vote.game_id) if vote else None
        if vote is None or row is None or vote.state != "open" or row.status != "running":
            raise BadInput("vote-closed")
        if user_id not in self.voters(row, vote):
            raise BadInput("vote-not-yours")
        await self.bot.store.cast(vote_id, user_id, yes)
        ballots = {**vote.ballots, user_id: yes}
        place = row.channel_id or 0
        if not yes:
            letters = [Letter(place, Notice(f"failed-{vote.kind}"), row.id)]
            if await self.bot.store.close_vote(vote_id, "failed", letters):
                self.bot.poster.kick(place)
        elif all(ballots.get(voter) for voter in self.voters(row, vote)):
            await self._carry_out(row, vote)  # before it is closed: done twice, it is still done once
            await self.bot.store.close_vote(vote_id, "passed")
        return "vote-counted"

    async def _carry_out(self, row: GameRow, vote: Vote) -> None:
        place = row.channel_id or 0
        if vote.kind == "end":
            await self.bot.sessions.end(place, -(2**62) + vote.id)
            await self._send([Letter(place, Notice("ended"), row.id)])
        elif vote.kind == "replace":
            assert vote.seat is not None
            assert vote.other_id is not None
            await self.invite(row, vote.seat, vote.other_id)
        else:
            async with self.bot.sessions.lock(place):
                table = await self.bot.sessions.table(place)
                asker = seated(table.row, vote.asker_id)
                if table.row.played != vote.version:  # somebody has moved since: it is another question
                    await self._send([Letter(place, Notice("failed-undo"), row.id)])
                else:
                    await self.bot.sessions.take_back(table, asker, vote.turns, -(2**61) + vote.id)
        self.bot.poster.kick(place)
        self.bot.clock.kick()

    async def ask_to_undo(self, table: Table, user_id: int) -> Vote:
        """A request to take back everything since, and with, one's own last move."""
        with told_by(table.row.game, table.match.setting.seats):
            seat = seated(table.row, user_id)
            standing = [e for e in table.log if e.version and not e.undone and not e.undoes]
            mine = [place for place, entry in enumerate(standing) if entry.seat == seat]
            if not mine or last_standing(table.log) is None or table.row.status != "running":
                raise NotLegal("nothing-to-undo")
        turns = len(standing) - mine[-1]
        return await self.request(table, Vote(0, table.row.id, "undo", user_id, table.row.played, turns))

    # Seats

    async def offer_seat(self, row: GameRow, seat: int, key: str, event: int) -> list[Letter]:
        """The seat is free for whoever takes it; the game waits."""
        players = tuple(replace(p, vacant=True) if n == seat else p for n, p in enumerate(row.players))
        offered = replace(row, players=players)
        notice = Notice(key, {"seat": seat}, (), (f"take-{seat}",))
        letters = [Letter(row.channel_id or 0, notice, row.id)]
        timers = await self.bot.sessions.keeper.timers(offered, load(row).match)
        await self.bot.store.reseat(offered, event, timers, letters)
        return letters

    async def invite(self, row: GameRow, seat: int, user_id: int) -> None:
        """A newcomer is asked; he sits, and sees what the seat sees, only once he accepts."""
        notice = Notice("invite", {"seat": seat}, (user_id,), (f"accept-{seat}-{user_id}",))
        await self._send([Letter(row.channel_id or 0, notice, row.id)])

    async def sit_down(self, row: GameRow, seat: int, newcomer: Player, event: int) -> GameRow:
        """Somebody else takes a seat, with all that belongs to it."""
        async with self.bot.sessions.lock(row.channel_id or 0):
            row = (await self.bot.sessions.table_of(row.id)).row
            if row.status != "running":
                raise BadInput("no-game")
            if row.seat_of(newcomer.user_id) is not None:
                raise BadInput("seated-already")
            names = table_names((*(p for n, p in enumerate(row.players) if n != seat), newcomer))
            player = Player(newcomer.user_id, names[-1], replaced=True)
            players = tuple(player if n == seat else p for n, p in enumerate(row.players))
            host = newcomer.user_id if row.players[seat].user_id == row.host_id else row.host_id
            changed = replace(row, players=players, host_id=host, asked_at=self.bot.now())
            notice = Notice("taken", {"seat": seat, "old": row.players[seat].name})
            timers = await self.bot.sessions.keeper.timers(changed, load(changed).match)
            letters = [Letter(row.channel_id or 0, notice, row.id)]
            await self.bot.store.set_order(row.id, seat, None)
            await self.bot.store.reseat(changed, event, timers, letters)
        self.bot.poster.kick(row.channel_id or 0)
        self.bot.clock.kick()
        return changed

    # Patience

    async def archive(self, row: GameRow, timer: TimerRow | None = None) -> list[Letter]:
        """Puts a game aside; nothing is deleted."""
        letters = [Letter(row.channel_id or 0, Notice("archived", {}, (), ("revive",)), row.id)]
        put_aside = replace(row, archived=True)
        if timer is not None:
            return letters if await self.bot.store.fire(timer, letters, row=put_aside) else []
        found = await self.bot.store.timers(row.id)
        idle = next((t for t in found if t.kind == "idle"), None)
        if idle is None or not await self.bot.store.fire(idle, letters, row=put_aside):
            return []
        self.bot.poster.kick(row.channel_id or 0)
        return letters

    async def revive(self, row: GameRow, event: int) -> None:
        """Takes an archived game up again."""
        revived = replace(row, archived=False, asked_at=self.bot.now())
        timers = await self.bot.sessions.keeper.timers(revived, load(revived).match)
        notice = Notice("revived", {}, tuple(player.user_id for player in load(revived).asked))
        letters = [Letter(row.channel_id or 0, notice, row.id)]
        try:
            await self.bot.store.reseat(revived, event, timers, letters)
        except ChannelTaken as error:
            raise BadInput("channel-taken") from error
        await self.bot.store.repost(row.id)
        self.bot.poster.kick(row.channel_id or 0)
        self.bot.clock.kick()

    async def keep_alive(self, row: GameRow) -> None:
        """Somebody wants the game to go on: patience begins anew."""
        timers = await self.bot.sessions.keeper.timers(row, load(row).match)
        await self.bot.store.drop_timer("idle", row.id, 1)
        await self.bot.store.set_timers([timer for timer in timers if timer.kind == "idle"])
        self.bot.clock.kick()

    async def _send(self, letters: list[Letter]) -> None:
        await self.bot.store.send(letters)
        for letter in letters:
            self.bot.poster.kick(letter.place)
