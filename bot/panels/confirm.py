"""A move before it is made: what it costs and brings, and *Confirm*."""

from bot.messages.ids import MenuAt, MoveAt, MoveId, spelled
from bot.messages.parts import Button, Style
from bot.panels.panel import Looking, Panel


def confirm_panel(looking: Looking, place: MoveAt, _: int) -> Panel:
    """One move, to be confirmed."""
    row, speaker, state = looking.table.row, looking.speaker, looking.offer.state
    action = looking.game.read(state, spelled(looking.game, state, looking.seat, place.move))
    detail = looking.detail(action)
    confirm = MoveId(row.id, row.played, looking.notation(action))
    told = speaker.say("menu-confirm", move=speaker.move(action), detail=f"({detail})" if detail else "")
    return Panel(
        "\n".join([told, *looking.warned([action])]),
        buttons=[
            Button(confirm, speaker.say("button-confirm"), Style.SUCCESS),
            Button(looking.step(MenuAt()), speaker.say("button-back")),
        ],
        drawn=[action],
    )
