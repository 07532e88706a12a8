"""Seats that change hands: offered, taken, or given to somebody who was invited."""

from bot.store import OpenGame, Store
from bot.store.rows import STAND_IN, GameRow, Notice, Player
from bot.tables import boards
from bot.tables.once import check_first, once
from bot.tables.table import load, table_names
from games.engine.errors import BadInput


@once
async def resign(game: OpenGame, user_id: int, computer: bool = False) -> None:
    """A player leaves; the seat is offered, once. Until it is taken, the game waits, or a computer plays."""
    seat = _seat_of(game.row, user_id)
    if not game.row.players[seat].vacant:
        await offer(game, seat, "resigned-computer" if computer else "resigned", computer)


@once
async def take_back(game: OpenGame, user_id: int) -> None:
    """A player stays after all, or is back, as long as nobody has taken the seat; who has it still finds it
    so."""
    seat = _seat_of(game.row, user_id)
    player = game.row.players[seat]
    if not player.vacant and not player.level:
        return
    await game.seat(seat, vacant=False, level=None)
    await game.withdraw_invitations(seat)
    await game.tell(Notice("stays" if player.vacant else "is-back", {"seat": seat}))
    await boards.ask_anew(game, user_id)


async def offer(game: OpenGame, seat: int, key: str, computer: bool = False) -> None:
    """The seat is free for whoever takes it; the game waits, or a computer plays meanwhile."""
    await game.seat(seat, vacant=True, level=STAND_IN if computer else None)
    await game.tell(Notice(key, {"seat": seat}, buttons=(f"take-{seat}",)))
    await boards.ask_anew(game)


@once
async def take(game: OpenGame, seat: int, newcomer: Player) -> None:
    """Somebody takes a seat that is offered."""
    _check_running(game.row)
    if seat >= len(game.row.players) or not game.row.players[seat].vacant:
        raise BadInput("seat-taken")
    await _sit_down(game, seat, newcomer)


async def let_computer(store: Store, game_id: int, seat: int, interaction_id: int | None = None) -> None:
    """A computer plays on at a seat, until somebody takes it; raises `Repeated` where this interaction has
    seen to it."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        _check_running(game.row)
        await offer(game, seat, "computer-plays", computer=True)


async def invite(
    store: Store, game_id: int, seat: int, user_id: int, interaction_id: int | None = None
) -> None:
    """A newcomer is asked; he sits, and sees what the seat sees, only once he accepts. Raises `Repeated`
    where this interaction has asked before."""
    async with store.game(game_id) as game:
        await check_first(game, interaction_id)
        check_invitation(game.row, seat, user_id)
        await invite_to(game, seat, user_id)


async def invite_to(game: OpenGame, seat: int, user_id: int) -> None:
    """Invites somebody to a seat, in place of whoever holds it now."""
    await game.invite(seat, user_id)
    await game.tell(Notice("invite", {"seat": seat}, (user_id,), (f"accept-{seat}-{user_id}",)))


def check_invitation(row: GameRow, seat: int, user_id: int) -> None:
    """Whether somebody can be invited to a seat of a running game."""
    _check_running(row)
    if row.seat_of(user_id) is not None:
        raise BadInput("seated-already")


@once
async def accept(game: OpenGame, seat: int, newcomer: Player) -> None:
    """Somebody who was invited sits down, if the seat is still held by the one to be replaced."""
    _check_running(game.row)
    holder = await game.votes.holder(game.row.id, seat, newcomer.user_id)
    if holder is None or holder != game.row.players[seat].user_id:
        raise BadInput("invitation-spent")
    await _sit_down(game, seat, newcomer)


async def _sit_down(game: OpenGame, seat: int, newcomer: Player) -> None:
    """Somebody else takes a seat, with all that belongs to it but the orders of who sat there."""
    row, old = game.row, game.row.players[seat]
    if row.seat_of(newcomer.user_id) is not None:
        raise BadInput("seated-already")
    names = table_names((*(p for n, p in enumerate(row.players) if n != seat), newcomer))
    await game.seat(
        seat, user_id=newcomer.user_id, name=names[-1], replaced=True, vacant=False, bank=None, level=None
    )
    if old.user_id == row.host_id:
        await game.change(host_id=newcomer.user_id)
    await game.change(asked_at=game.now())
    await game.set_order(seat, None)
    await game.withdraw_invitations(seat)
    await game.close_votes("replace", seat)
    await game.tell(Notice("taken", {"seat": seat, "old": old.name}))
    await boards.ask_anew(game, newcomer.user_id)


def _seat_of(row: GameRow, user_id: int) -> int:
    """The seat of a player of a running game."""
    _check_running(row)
    return load(row).seat_of(user_id)


def _check_running(row: GameRow) -> None:
    if row.status != "running":
        raise BadInput("no-game")
