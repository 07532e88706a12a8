"""What is shown of a line that somebody tries, and what is played in it. Put together in a worker."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.messages import ids
from bot.messages.buttons import buttons_of
from bot.messages.ending import signed
from bot.messages.hand import hand_of
from bot.messages.ids import LineDeed, LineId, Notation, TriedId
from bot.messages.limits import CUSTOM_ID
from bot.messages.log import narrate, shortened
from bot.messages.parts import Button, Gallery, Part, Style
from bot.messages.picture import Look, picture_of, scene_of
from bot.messages.plain import as_typed
from bot.panels.look import PREVIEW, Shown
from bot.panels.own import inside, play
from bot.store.rows import GameRow, Line
from bot.tables.table import Table, load
from bot.tables.tries import MOST, Moves, playable, stand
from bot.words import speak
from games.engine.history import AND_THEN
from games.engine.words import Words
from rendering import asked

LETTERS = "ABCDE"
NAMED = 8
"""Moves of a line that are named; of more than that the newest."""
ROOM = CUSTOM_ID - 25
"""Letters of the moves of *Confirm*, after the kind, the game and the version."""
HAPPENED = 1200
"""Letters for what the last move has brought."""


@dataclass(frozen=True)
class Tried:
    """A line of a game as a table of its own."""

    row: GameRow
    line: Line

    def stand(self) -> Table:
        """The table, numbered by its line."""
        return stand(self.row, self.line)

    def inside(self, id_: ids.Id) -> ids.Id:
        """What stands there instead of a button."""
        return TriedId(self.row.id, id_)

    def back(self) -> Button:
        """The way back to its board."""
        return Button(LineId(self.line.number, len(self.line.moves), LineDeed.SHOW), "try-back")


def letter(number: int) -> str:
    """What a line is called."""
    return LETTERS[number]


def line_shown(row: GameRow, line: Line, others: Sequence[int], locale: str, look: Look) -> Shown:
    """The board of a line with its figures, and what can be done there. `others` are all lines that there
    are; the game's row tells how it is."""
    table, speaker = stand(row, line), speak(locale, row.game)
    names = [as_typed(name) for name in table.match.setting.seats]
    last = table.match.turns[-1:]
    scene = scene_of(table, [event for turn in last for event in turn.events], locale, look)
    board = picture_of(scene)
    title = speaker.say("try-title", letter=letter(line.number), version=line.version)
    happened = [text for turn in last for text in narrate(turn, speaker, names).splitlines()]
    question = asked(replace(scene, names=names)) if table.asked else speaker.say("game-finished")
    note = speaker.say("try-note-spectator" if line.seat is None else "try-note")
    stands = [*_figures(table, speaker, names), f"**{question}**", *_hand(table, line, speaker), f"-# {note}"]
    buttons = buttons_of(table, speaker) if table.asked else []
    parts: list[Part] = [
        "\n".join([title, *_moves(table, speaker, names)]),
        Gallery(PREVIEW, board.described),
        "\n".join([shortened(happened, speaker, HAPPENED), *stands]).strip(),
        [button for button in buttons if not isinstance(button.id, ids.CeilingId)],
        _deeds(row, table, line, others, speaker),
        _letters(line, others),
    ]
    return Shown(inside(Tried(row, line), [part for part in parts if part]), board)


def tried(own: Tried, text: str, locale: str) -> Moves:
    """The moves of a line, with one that is pressed or typed."""
    seat, kept = play(own.stand(), text, locale)
    return (*own.line.moves, *((seat, move) for move in kept.split(AND_THEN)))


def play_shown(row: GameRow, line: Line, locale: str) -> Shown:
    """The next moves of its owner in a line, to be confirmed for the game itself."""
    moves, speaker = playable(row, line, ROOM), speak(locale, row.game)
    table = load(row)
    game, seen = table.match.game, table.seen(line.seat)
    told = [f"▸ {speaker.move(game.read(seen, move))}" for move in moves]
    confirm = Button(
        ids.MoveId(row.id, row.played, Notation(AND_THEN.join(moves))),
        speaker.say("button-confirm"),
        Style.SUCCESS,
    )
    back = TriedId(row.id, LineId(line.number, len(line.moves), LineDeed.SHOW))
    return Shown(
        ["\n".join([speaker.say("try-play"), *told]), [confirm, Button(back, speaker.say("try-back"))]]
    )


def _moves(table: Table, speaker: Words, names: Sequence[str]) -> list[str]:
    turns = table.match.turns
    told = [speaker.say("vote-moves-before", count=len(turns) - NAMED)] if len(turns) > NAMED else []
    for turn in turns[-NAMED:]:
        seat, action = turn.steps[0].seat, turn.steps[0].action
        assert action is not None
        told.append(speaker.say("vote-move", names, seat=seat, move=speaker.move(action)))
    return told


def _figures(table: Table, speaker: Words, names: Sequence[str]) -> list[str]:
    progress = table.match.game.advice.progress(table.seen())
    title = speaker.say("score-now" if table.asked else "score-final")
    return [title] + [
        speaker.say(
            "try-standing",
            names,
            rank=place.rank,
            seat=place.seat,
            means=progress.means[place.seat],
            **signed(place.score),
        )
        for place in progress.standing
    ]


def _hand(table: Table, line: Line, speaker: Words) -> list[str]:
    hand = hand_of(table, line.seat, speaker) if line.seat is not None else None
    return [f"-# {hand}"] if hand else []


def _deeds(row: GameRow, table: Table, line: Line, others: Sequence[int], speaker: Words) -> list[Button]:
    running = row.status == "running"
    own = any(seat == line.seat for seat, _ in line.moves) and running
    deeds = {
        LineDeed.ANSWER: bool(table.asked) and (row.hints or not running),
        LineDeed.TYPE: bool(table.asked),
        LineDeed.UNDO: bool(line.moves),
        LineDeed.COPY: len(others) < MOST,
        LineDeed.PLAY: own,
        LineDeed.ORDER: own,
        LineDeed.DROP: True,
    }
    styles = {LineDeed.ANSWER: Style.PRIMARY, LineDeed.PLAY: Style.SUCCESS, LineDeed.DROP: Style.DANGER}
    return [
        Button(
            LineId(line.number, len(line.moves), deed),
            speaker.say(f"button-line-{deed}"),
            styles.get(deed, Style.SECONDARY),
        )
        for deed, offered in deeds.items()
        if offered
    ]


def _letters(line: Line, others: Sequence[int]) -> list[Button]:
    """The way to the lines beside this one, however many moves they have."""
    return [
        Button(LineId(number, 0, LineDeed.SHOW), letter(number), disabled=number == line.number)
        for number in sorted(others)
        if len(others) > 1
    ]
