# make test: all that must hold. The other targets are listed by `make help`.
# Another Python than python3 has a .venv of its own: make test PYTHON=python3.13
ifdef PYTHON
VENV := .venv-$(shell $(PYTHON) -c 'import sys; print("%d.%d" % sys.version_info[:2])')
else
PYTHON := python3
VENV := .venv
endif
TESTED := $(shell sed -n 's/.*Python :: \(3\.[0-9]*\)".*/\1/p' pyproject.toml)
OLDEST := $(firstword $(TESTED))
NEWEST := $(lastword $(TESTED))
is = $(PYTHON) -c 'import sys; sys.exit(not sys.version_info[:2] $(1) tuple(map(int, "$(2)".split("."))))'
GAMES ?= 1000
BIN := $(VENV)/bin
READY := $(VENV)/ready
RULES := tests/games $(wildcard tests/fifth_game $(patsubst games/%/,tests/%,$(wildcard games/*/)))
# What plays in the bot, draws, or plays whole games adds little to how much of the rules is gone through.
UNRULY := $(patsubst %,--ignore-glob='*/test_%.py',picture discord described crowded contract history books)
# A bit of everything that may depend on the Python: golden games, pictures, the bot, a process, the README's commands.
SHORT := tests/games tests/store tests/fifth_game tests/bot/test_play.py tests/bot/test_start.py \
	tests/rendering/test_picture.py tests/test_readme.py tests/test_versions.py

help:  ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## / - /'

python:  ## whether this Python is one of those that are tested
	@$(call is,>=,$(OLDEST)) || { echo 'Roundhouse needs Python $(OLDEST) or newer; say which with make PYTHON=...'; exit 1; }
	@$(call is,<=,$(NEWEST)) || echo 'Not tested with so new a Python, only up to $(NEWEST).'

$(READY): pyproject.toml constraints.txt | python
	@echo 'Installing into $(VENV) ...'
	@$(PYTHON) -m venv $(VENV) || { echo 'Python cannot make a $(VENV) here: is its venv module installed?'; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]' || \
		{ echo 'The packages could not be installed.'; exit 1; }
	@touch $(READY)

install: $(READY)  ## .venv, with everything that is needed

test: $(READY)  ## format, lint, types, imports, tests
	@$(BIN)/ruff format --check . || { echo 'FAILED: the format. `make format` puts it right.'; exit 1; }
	@$(BIN)/ruff check . || { echo 'FAILED: the linter, see above.'; exit 1; }
	@$(BIN)/mypy || { echo 'FAILED: the types, see above.'; exit 1; }
	@$(BIN)/lint-imports --no-logo --no-cache || { echo 'FAILED: the import rules, see above.'; exit 1; }
	@$(BIN)/pytest || { echo 'FAILED: the tests, see above.'; exit 1; }

test-short: $(READY)  ## two minutes of the tests, for another Python than that of make test
	@$(BIN)/pytest $(SHORT) || { echo 'FAILED: the tests, see above.'; exit 1; }

test-postgres: $(READY)  ## the bot and the wire, with PostgreSQL
	@TESTED_DATABASE=postgres $(BIN)/pytest tests/bot tests/wire || { echo 'FAILED: the tests with PostgreSQL, see above.'; exit 1; }

test-postgres-short: $(READY)  ## two minutes of it
	@TESTED_DATABASE=postgres $(BIN)/pytest tests/bot/test_play.py tests/bot/test_computers.py tests/bot/test_clocks.py \
		tests/bot/test_failures.py tests/wire/test_crash.py || { echo 'FAILED: the tests with PostgreSQL, see above.'; exit 1; }

test-slow: $(READY)  ## whole games and long searches
	@$(BIN)/pytest -m slow || { echo 'FAILED: the slow tests, see above.'; exit 1; }

test-books: $(READY)  ## a hundred games of each game, accounted for from what is told
	@$(BIN)/pytest -m books || { echo 'FAILED: the books, see above.'; exit 1; }

play: $(READY)  ## the bot: on Discord with DISCORD_TOKEN, else on a local page
	@$(BIN)/python -m bot

test-long: $(READY)  ## what takes many minutes: two processes killed fifty times, maps of many computers' games
	@$(BIN)/pytest -m long || { echo 'FAILED: the long tests, see above.'; exit 1; }

test-browser: $(READY)  ## whole games on the local page, in chromium, as wide as a phone
	@$(MAKE) -s test-browser-all PAGES='browser and not desk'

test-browser-short: $(READY)  ## two minutes of it: a press, a typed move, a form, French, a restart
	@command -v chromium > /dev/null || { echo 'FAILED: chromium is not installed (apt-get install chromium).'; exit 1; }
	@$(BIN)/pytest tests/browser/test_short.py -m browser -n 2 || { echo 'FAILED: the browser tests, see above.'; exit 1; }

PAGES ?= browser
test-browser-all: $(READY)  ## the same, and once more as wide as on a desk
	@command -v chromium > /dev/null || { echo 'FAILED: chromium is not installed (apt-get install chromium).'; exit 1; }
	@$(BIN)/pytest tests/browser -m '$(PAGES)' -n 2 || { echo 'FAILED: the browser tests, see above.'; exit 1; }

coverage: $(READY)  ## how much of the rules their tests go through, by branches
	@$(BIN)/pytest $(RULES) $(UNRULY) --cov --cov-report=term --cov-report=json:.coverage.json || { echo 'FAILED: the tests of the rules, see above.'; exit 1; }
	@$(BIN)/python -m tests.branches .coverage.json || { echo 'FAILED: the tests of the rules go through too few branches.'; exit 1; }

format: $(READY)  ## put the code into its format
	@$(BIN)/ruff format . && $(BIN)/ruff check --fix .

bench: $(READY)  ## a line per figure
	@$(BIN)/python -m tests.bench

bench-short: $(READY)  ## the same figures, of fewer moves
	@$(BIN)/python -m tests.bench short

fuzz: $(READY)  ## GAMES random games of everything, every player count and option
	@$(BIN)/python -m tests.fuzz $(GAMES)

computers: $(READY)  ## GAMES games of computers alone of everything, every invariant checked at every action
	@$(BIN)/python -m tests.computers $(GAMES) || { echo 'FAILED: computers do not play as they should, see above.'; exit 1; }

arena: $(READY)  ## computer players against each other, a few games of each game
	@for game in $$($(BIN)/python -m games list | cut -d' ' -f1); do \
		for other in greedy sense; do \
			echo $$game; $(BIN)/python -m games arena $$game --seats strong,$$other,$$other,$$other --games 4 || exit 1; \
		done; \
	done

attack: $(READY)  ## kill, starve, garble, forge: every attack on the bot, in its long form
	@$(BIN)/python -m tests.attack || { echo 'FAILED: an attack has left its traces, see above.'; exit 1; }

attack-short: $(READY)  ## two minutes of it
	@$(BIN)/python -m tests.attack short || { echo 'FAILED: an attack has left its traces, see above.'; exit 1; }

playthroughs: $(READY)  ## write the golden playthroughs and move trees anew
	@$(BIN)/python -m tests.playthroughs

samples: $(READY)  ## draw the README's pictures anew
	@$(BIN)/python -m tests.samples

.PHONY: help python install play test test-short test-postgres test-postgres-short test-slow test-long test-books \
	test-browser test-browser-short test-browser-all coverage format bench bench-short fuzz \
	computers arena \
	attack attack-short playthroughs samples
