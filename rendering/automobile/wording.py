"""Amounts of money as the picture writes them."""

from rendering.scene import Scene

NARROW, WIDER = "\u202f", "\u00a0"  # between thousands; our font has the wider space alone


def money(scene: Scene, amount: int) -> str:
    """An amount, a debt with its sign."""
    text = scene.words.say("picture-owed" if amount < 0 else "picture-money", amount=abs(amount))
    return text.replace(NARROW, WIDER)
