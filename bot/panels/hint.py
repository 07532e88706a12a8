"""What a computer would do: a few moves with what speaks for them, each to be looked at and confirmed."""

from bot.messages.buttons import fitting
from bot.messages.ids import HintAt, MoveAt
from bot.messages.limits import BUTTON
from bot.messages.parts import Button, Style
from bot.panels.panel import Looking, Panel
from games.players.levels import judged

FEW = 3
LEVEL = "steady"
"""A hint is wanted soon, and is no more than that."""


def hint_panel(looking: Looking, _: HintAt, __: int) -> Panel:
    """The best few first moves."""
    row, speaker, game = looking.table.row, looking.speaker, looking.game
    seen, seed = looking.table.seen(looking.seat), f"{row.id}/{row.played}/hint"
    found = judged(game, seen, looking.seat, LEVEL, seed)
    tried = [one for one in found if one.place] or found[:1]
    best = {one.row[0]: one for one in reversed(tried)}
    chosen = sorted(best.values(), key=lambda one: -one.value)[:FEW]
    lines = [speaker.say("hint-title")]
    buttons = []
    for number, one in enumerate(chosen, 1):
        move, detail = one.row[0], looking.detail(one.row[0])
        lines.append(
            speaker.say(
                "hint-move",
                number=number,
                move=speaker.move(move),
                detail=f" ({detail})" if detail else "",
                rank=round(one.place, 1),
            )
        )
        label = fitting(f"{number}. {speaker.move(move)}", BUTTON)
        buttons.append(Button(looking.step(MoveAt(looking.notation(move))), label, Style.PRIMARY))
    return Panel("\n".join(lines), buttons=buttons, drawn=[one.row[0] for one in chosen])
