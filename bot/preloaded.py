"""What workers have imported, and the words they have read, before there is anything to do. Discord is not
among it: they speak to nobody."""

import gc

from bot.messages import film, log, telling, trial
from bot.panels import learned, look, showpiece, tried
from bot.words import speak
from games.engine import registry
from games.engine.words import LOCALES, words
from rendering import scene
from rendering.picture import picture_of

__all__ = ["film", "learned", "log", "look", "showpiece", "telling", "trial", "tried"]

for _game in registry.names():
    picture_of(_game)
    for _locale in LOCALES:
        speak(_locale, _game)
        words(_locale, _game, scene.LOCALES)
gc.freeze()  # so that it stays shared
