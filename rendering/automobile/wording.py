"""Amounts of money as the picture writes them."""

from rendering.scene import Scene


def money(scene: Scene, amount: int) -> str:
    """An amount, a debt with its sign."""
    return scene.words.say("picture-owed" if amount < 0 else "picture-money", amount=abs(amount))
