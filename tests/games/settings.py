"""Every game, option and player count, for tests that hold in all of them."""

import pytest

from tests import playthroughs
from tests.marks import rarely

SETTINGS = dict(playthroughs.settings())
PLAIN = [setting for setting in SETTINGS.values() if setting.options == setting.game.Options()]
each_setting = pytest.mark.parametrize("setting", SETTINGS.values(), ids=SETTINGS)
each_setting_played_out = pytest.mark.parametrize("setting", rarely(SETTINGS.values(), PLAIN), ids=SETTINGS)
"""For tests that play whole games: `make test` plays those without options."""
