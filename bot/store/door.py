"""The one door through which a game changes: what its holder may write while it is open."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime

import msgspec

from bot.store.database import Connection
from bot.store.desk import Desk
from bot.store.games import columns
from bot.store.outbox import last_board
from bot.store.results import put_results
from bot.store.rows import (
    CALLED,
    KEPT_POSITIONS,
    OF_A_POSITION,
    ActionRow,
    Call,
    ChannelTaken,
    Destination,
    GameRow,
    Notice,
    Player,
    PostedBoard,
    Refused,
    Repeated,
    ResultRow,
    Timer,
    Vote,
    VoteEnds,
)

POSITIONAL = tuple(str(kind.__struct_config__.tag) for kind in OF_A_POSITION)
VOTES = str(VoteEnds.__struct_config__.tag)
CALLS = str(Call.__struct_config__.tag)

OF_THE_CHANNEL = {"channel_id", "status", "archived"}
"""What decides whether a game is the one of its channel."""


class OpenGame(Desk):
    """A game that nobody else can change. `row` is what it was when the door opened, with all that was
    changed since; the first change guards its version."""

    def __init__(self, db: Connection, now: Callable[[], datetime], row: GameRow) -> None:
        super().__init__(db, now)
        self.row = row
        self._guarded = False

    async def _guard(self) -> None:
        """Counts the version up, once; refuses if it is not the one that was read."""
        if self._guarded:
            return
        self._db.put_one(
            "UPDATE games SET version = version + 1, changed_at = ? WHERE id = ? AND version = ?",
            self.now().isoformat(),
            self.row.id,
            self.row.version,
        )
        self._guarded = True
        self.row = replace(self.row, version=self.row.version + 1)

    async def change(self, **fields: object) -> None:
        """Sets fields of the game; raises `ChannelTaken` where another one is open in its channel."""
        await self._guard()
        values = columns(fields)
        sql = f"UPDATE games SET {', '.join(f'{name} = ?' for name in values)} WHERE id = ?"
        if fields.keys() & OF_THE_CHANNEL:
            try:
                await self._db.run(sql, *values.values(), self.row.id)
            except Refused as error:
                raise ChannelTaken from error
        else:
            self._db.put(sql, *values.values(), self.row.id)
        if "status" in fields:
            closed = fields["status"] in ("over", "cancelled")
            self._db.put("UPDATE seats SET closed = ? WHERE game_id = ?", closed, self.row.id)
        self.row = replace(self.row, **fields)  # type: ignore[arg-type]  # the fields of a game's row

    # Seats

    async def arrange(self, players: Sequence[Player]) -> None:
        """Who sits at the table, in this order."""
        await self._guard()
        self._db.put("DELETE FROM seats WHERE game_id = ?", self.row.id)
        for seat, player in enumerate(players):
            self._db.put(
                "INSERT INTO seats (game_id, seat, user_id, name, level) VALUES (?, ?, ?, ?, ?)",
                self.row.id,
                seat,
                player.user_id,
                player.name,
                player.level,
            )
        self.row = replace(self.row, players=tuple(players))

    async def seat(self, seat: int, **fields: object) -> None:
        """Sets fields of one seat."""
        await self._guard()
        values = columns(fields)
        self._db.put(
            f"UPDATE seats SET {', '.join(f'{name} = ?' for name in values)} WHERE game_id = ? AND seat = ?",
            *values.values(),
            self.row.id,
            seat,
        )
        changed = replace(self.row.players[seat], **fields)  # type: ignore[arg-type]  # the fields of a player
        players = (*self.row.players[:seat], changed, *self.row.players[seat + 1 :])
        self.row = replace(self.row, players=players)

    async def invite(self, seat: int, user_id: int) -> None:
        """Somebody may take a seat from whoever holds it now."""
        await self._guard()
        self._db.put(
            "INSERT INTO invitations (game_id, seat, user_id, holder_id) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (game_id, seat, user_id) DO UPDATE SET holder_id = excluded.holder_id",
            self.row.id,
            seat,
            user_id,
            self.row.players[seat].user_id,
        )

    async def withdraw_invitations(self, seat: int) -> None:
        """A seat is no longer to be had."""
        await self._guard()
        self._db.put("DELETE FROM invitations WHERE game_id = ? AND seat = ?", self.row.id, seat)

    # Moves

    async def act(self, action: ActionRow, interaction_id: int | None) -> None:
        """Keeps a move as the next one; raises `Repeated` if its interaction was played before."""
        await self._guard()
        try:
            await self._db.run(
                "INSERT INTO actions (game_id, sequence, seat, move, origin, interaction_id, made_at)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                self.row.id,
                self.row.played + 1,
                action.seat,
                action.move,
                action.origin,
                interaction_id,
                self.now().isoformat(),
            )
        except Refused as error:
            raise Repeated from error
        self.wakes.moves += 1

    async def recall(self, actions: Sequence[ActionRow]) -> None:
        """Keeps moves that were made elsewhere, nobody knows when, as the first ones."""
        await self._guard()
        for sequence, action in enumerate(actions, 1):
            self._db.put(
                "INSERT INTO actions (game_id, sequence, seat, move, origin, made_at)"
                " VALUES (?, ?, ?, ?, ?, '')",
                self.row.id,
                sequence,
                action.seat,
                action.move,
                action.origin,
            )

    async def keep_position(self) -> None:
        """Keeps the position that the game leaves, and lets go of the oldest that is kept."""
        await self._guard()
        self._db.put(
            "INSERT INTO positions (game_id, played, snapshot) VALUES (?, ?, ?)"
            " ON CONFLICT (game_id, played) DO UPDATE SET snapshot = excluded.snapshot",
            self.row.id,
            self.row.played,
            self.row.snapshot,
        )
        self._db.put(
            "DELETE FROM positions WHERE game_id = ? AND played <= ?",
            self.row.id,
            self.row.played - KEPT_POSITIONS,
        )

    async def set_order(self, seat: int, steps: bytes | None) -> None:
        """A seat's standing order, or none."""
        await self._guard()
        self._db.put("DELETE FROM orders WHERE game_id = ? AND seat = ?", self.row.id, seat)
        if steps is not None:
            self._db.put(
                "INSERT INTO orders (game_id, seat, steps) VALUES (?, ?, ?)",
                self.row.id,
                seat,
                steps.decode(),
            )

    async def keep_results(self, results: Sequence[ResultRow]) -> bool:
        """How the game ended; none while it goes on. True if it had ended before, and in another way."""
        await self._guard()
        return bool(await put_results(self._db, self.row.id, results))

    # What is posted, and what happens later

    async def last_board(self) -> PostedBoard | None:
        """The newest board of the game, posted or not."""
        return await last_board(self._db, self.row.id)

    async def post_board(
        self, asked: Sequence[int] = (), called: Sequence[int] = (), since: int | None = None
    ) -> None:
        """The board as it is now is to be posted, anew if it was before: it asks these users and calls some
        of them. Its message tells of all moves from `since` on; if that of the last one does so too, it is
        the same."""
        await self._guard()
        self._db.put(
            "DELETE FROM outbox WHERE game_id = ? AND version = ? AND state = 'waiting'",
            self.row.id,
            self.row.played,
        )
        self._db.put(
            "INSERT INTO outbox (game_id, channel_id, version, since, made_at, asked, called)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            self.row.id,
            self.row.channel_id,
            self.row.played,
            self.row.played if since is None else since,
            self.now().isoformat(),
            *(msgspec.json.encode(users).decode() for users in (asked, called)),
        )
        self.wakes.destinations.add(self.row.home)

    async def tell(self, notice: Notice, destination: Destination | None = None) -> None:
        """A notice about the game is to be posted: where it is played, unless it is said where."""
        await self.post(destination or self.row.home, notice, self.row.id)

    async def reset_timers(self, *timers: Timer) -> None:
        """The timers of a new position instead of those of the old one. Where there are none the game rests,
        and nobody is called any more."""
        await self._guard()
        kinds = POSITIONAL if timers else (*POSITIONAL, CALLS)
        self._db.put(
            f"DELETE FROM timers WHERE game_id = ? AND kind IN ({', '.join('?' * len(kinds))})",
            self.row.id,
            *kinds,
        )
        await self.set_timers(*timers)

    # Votes

    async def open_vote(self, vote: Vote, ends_at: datetime) -> Vote:
        """Keeps a new vote and the time it ends; an open one of the same kind is closed."""
        await self._guard()
        await self.close_votes(vote.kind)
        [row] = await self._db.rows(
            "INSERT INTO votes (game_id, kind, asker_id, version, turns, seat, other_id, pace, made_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            self.row.id,
            vote.kind,
            vote.asker_id,
            vote.version,
            vote.turns,
            vote.seat,
            vote.other_id,
            *columns({"pace": vote.pace}).values(),
            self.now().isoformat(),
        )
        await self.set_timers(Timer(ends_at, VoteEnds(row["id"]), self.row.id))
        return replace(vote, id=row["id"])

    async def cast(self, vote: Vote, user_id: int, yes: bool) -> Vote:
        """Keeps a ballot."""
        await self._guard()
        self._db.put(
            "INSERT INTO ballots (vote_id, user_id, yes) VALUES (?, ?, ?)"
            " ON CONFLICT (vote_id, user_id) DO UPDATE SET yes = excluded.yes",
            vote.id,
            user_id,
            yes,
        )
        return replace(vote, ballots={**vote.ballots, user_id: yes})

    async def close_vote(self, vote: Vote, state: str) -> None:
        """Ends a vote."""
        await self._guard()
        self._db.put("UPDATE votes SET state = ? WHERE id = ?", state, vote.id)
        await self.drop_timer(Timer(self.now(), VoteEnds(vote.id), self.row.id).name)

    async def show_vote(self, vote_id: int) -> None:
        """The message of a vote is to be brought up to date."""
        await self._show_anew(f'%"buttons":["yes-{vote_id}"%')

    async def show_lobby(self) -> None:
        """The messages of an open table, as far as they were posted, are to be brought up to date."""
        await self._show_anew('{"key":"lobby"%')

    async def put_away_call(self, user_id: int) -> None:
        """The message that called somebody is to go: there is nothing to answer any more."""
        await self._show_anew(f'{{"key":"{CALLED}"%"mentions":[{user_id}]%')

    async def _show_anew(self, notice: str) -> None:
        await self._guard()
        self._db.put(
            "UPDATE outbox SET state = 'waiting', made_at = ? WHERE game_id = ? AND version IS NULL"
            " AND state = 'sent' AND message_id IS NOT NULL AND notice LIKE ?",
            self.now().isoformat(),
            self.row.id,
            notice,
        )
        self.wakes.destinations.add(self.row.home)

    async def close_votes(self, kind: str | None = None, seat: int | None = None) -> None:
        """Ends the open votes, or those of a kind, or about a seat, without a result; they are shown so."""
        await self._guard()
        which = (
            "game_id = ? AND state = 'open' AND kind = coalesce(?, kind)"
            " AND coalesce(seat, -1) = coalesce(?, seat, -1)"
        )
        found = await self._db.rows(f"SELECT id FROM votes WHERE {which}", self.row.id, kind, seat)
        for row in found:
            await self.show_vote(row["id"])
        self._db.put(f"UPDATE votes SET state = 'failed' WHERE {which}", self.row.id, kind, seat)
        self._db.put(
            f"DELETE FROM timers WHERE game_id = ? AND kind = '{VOTES}' AND name NOT IN"
            f" (SELECT '{VOTES}:' || game_id || ':' || id FROM votes WHERE game_id = ? AND state = 'open')",
            self.row.id,
            self.row.id,
        )
