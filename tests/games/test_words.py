"""Words: complete in both languages, for everything that can be told."""

import ast
import inspect
import re
import typing
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bot
import games
import rendering
from games.engine import errors, record, registry
from games.engine.contract import Action, Event
from games.engine.errors import BadInput, NotLegal, NotYourTurn
from games.engine.fuzz import random_match
from games.engine.match import AnySetting
from games.engine.words import LOCALES, nearest, words
from rendering import describe
from rendering.scene import Scene
from tests.fifth_game import NAME
from tests.games.settings import each_setting_played_out

ROOT = Path(games.__file__).parent
FOLDERS = [
    *sorted(Path(bot.__file__).parent.glob("**/locales")),
    *sorted(ROOT.glob("**/locales")),
    *sorted(Path(rendering.__file__).parent.glob("**/locales")),
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message of a file with the figures it uses; what else can be typed is each language's own."""
    found = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message) and not entry.id.name.startswith("typed-"):
            assert entry.id.name not in found, f"{entry.id.name} twice in {path}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT.parent)))
def test_both_languages_have_the_same_messages_with_the_same_figures(folder: Path) -> None:
    english, french = (messages(folder / f"{locale}.ftl") for locale in LOCALES)
    assert english == french


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT.parent)))
def test_no_message_is_left_in_english(folder: Path) -> None:
    texts = []
    for locale in LOCALES:
        parsed = FluentParser().parse((folder / f"{locale}.ftl").read_text("utf-8")).body
        texts.append({entry.id.name: entry for entry in parsed if isinstance(entry, ftl.Message)})
    english, french = texts
    same = {
        key
        for key in english.keys() & french.keys()
        if english[key].equals(french[key], ignored_fields=["span"])
    }
    assert same <= {
        "game-name",
        "lobby-computer",
        "detail-pass",
        "detail-auction",
        "colour-orange",
        "short-red",
        "short-blue",
        "short-purple",
        "picture-cubes",
        "describe-share",
        "argument-options",
        "brief-company-put-up-bid-raised",
        "brief-shares-issued-shares-issued",
        "brief-character-chosen-character-chosen",
        "argument-style",
        "command-style",
        "ending-place",
        "button-options",
        "describe-value",
        "describe-figure",
        "describe-wagon",
        "describe-count",
        "describe-character",
        "describe-line",
        "describe-tile",
        "amount",
        "character-ford",
        "character-kettering",
        "character-sloan",
        "character-howard",
        "character-durant",
        "character-chrysler",
        "move-choose",
        "command-ford",
        "command-howard",
        "command-bonus",
        "picture-research",
        "argument-grace",
        "argument-at-zero",
        "stats-title",
        "rating",
        "results-game",
        "hop",
        "exit-N",
        "exit-NE",
        "exit-SE",
        "exit-S",
        "track",
        "exits",
        "link",
        "loose-line",
        "detail-choose",
        "detail-place",
        "privilege-locomotive",
        "privilege-production",
        "picture-action-locomotive",
        "picture-action-production",
    }


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT.parent)))
def test_french_keeps_its_signs_on_the_line(folder: Path) -> None:
    """The narrow space before ; ! ? and within quotation marks, the wide one before the colon."""
    for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
        text = line.partition(" = ")[2] if re.match(r"[a-z-]+ = ", line) else line
        assert line.startswith("#") or not re.search(r" [;!?»]| :|« |\} \$(?![a-z])", text), line
        assert not re.search("\u00a0[;!?»]|«\u00a0|\u202f:|[\u00a0\u202f]{2}", text), line
        assert not re.match(r"\s+\*?\[[\w-]+\] [;:!?]", line), f"nothing before the sign: {line}"


NAMES = r"\w*seats?|host|who|old|name|member|place|other|asked|waiting|leaders|winners"
PLACES = "start|end|city|town|to|at|heap"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT.parent)))
def test_french_puts_no_name_where_it_would_have_to_be_elided(folder: Path) -> None:
    """De, que, le, la: a name behind them may begin with a vowel, as Oxford and Ada do."""
    names = NAMES if folder.is_relative_to(Path(bot.__file__).parent) else f"{NAMES}|{PLACES}"
    for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
        assert not re.search(rf"\b(?:de|que|jusque|le|la) \{{ \$(?:{names}) \}}", line, re.IGNORECASE), line


OTHER_WORDS = {
    r"pions?": "pièce",
    r"mis(?:er|ez|ons)": "enchérir",
    r"offre { \$(?:bid|highest|amount)": "enchérir",
    r"mont(?:e|ez) à { \$(?:bid|highest|amount)": "enchérir",
    r"debout": "en hauteur",
    r"case libre de la piste|place de distributeur": "emplacement",
}
"""French words that were used for a thing that has another one."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT.parent)))
def test_french_has_one_word_for_one_thing(folder: Path) -> None:
    for line in (folder / "fr.ftl").read_text("utf-8").splitlines():
        if not line.startswith(("#", "typed-")):
            said = [word for word in OTHER_WORDS if re.search(rf"\b{word}\b", line)]
            assert said == [], f"{line}: say {[OTHER_WORDS[word] for word in said]}"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", registry.names())
def test_what_a_move_brings_is_told_to_all_and_not_to_who_makes_it(name: str, locale: str) -> None:
    """It stands on the buttons of a board that everybody reads."""
    text = (registry.load(name).folder / "locales" / f"{locale}.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("detail-"):
            told = text[entry.span.start : entry.span.end] if entry.span else ""
            assert not re.search(r"\b(?:you|your|vous|votre|vos)\b", told, re.IGNORECASE), told


COMMAND = re.compile(r"(?<![\w/>:}])/([a-zà-ÿ]+(?:-[a-zà-ÿ]+)*)")
IN_ENGLISH = ("local-", "help-moves")
"""Where French names English commands on purpose: the page of the local table has no others."""


@pytest.mark.parametrize("locale", LOCALES)
def test_a_command_is_called_by_its_name_in_the_language_of_the_text(locale: str) -> None:
    texts = {folder: (folder / f"{locale}.ftl").read_text("utf-8") for folder in FOLDERS}
    known = {word for text in texts.values() for word in re.findall(r"(?m)^command-[a-z-]+ = (\S+)$", text)}
    for folder, text in texts.items():
        parsed = (entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message))
        for entry in parsed:
            told = text[entry.span.start : entry.span.end] if entry.span else ""
            if locale == "en" or not entry.id.name.startswith(IN_ENGLISH):
                assert set(COMMAND.findall(told)) <= known, f"{folder}: {entry.id.name}"


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


Pattern = tuple[str | None, ...]
"""A key that is put together: what is written, and None for what is filled in."""


class Said(NamedTuple):
    """What code says of messages: words, and keys that it puts together."""

    known: set[str]
    patterns: set[Pattern]

    def has(self, key: str) -> bool:
        """Whether code can come to a key, by words that stand in it."""
        return key in self.known or any(self._fits(key, pattern) for pattern in self.patterns)

    def _fits(self, key: str, pattern: Pattern) -> bool:
        if not pattern:
            return not key
        first, *rest = pattern
        if first is not None:
            return key.startswith(first) and self._fits(key.removeprefix(first), tuple(rest))
        ends = range(1, len(key) + 1) if rest else [len(key)]
        return any(self._is_word(key[:end]) and self._fits(key[end:], tuple(rest)) for end in ends)

    def _is_word(self, part: str) -> bool:
        return (
            part in self.known
            or part.isdigit()
            or any(pattern[0] and self._fits(part, pattern) for pattern in self.patterns)
        )


def said_by(paths: Iterable[Path]) -> Said:
    """What stands in some code."""
    said = Said({"true", "false"}, set())
    for node in (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))):
        match node:
            case ast.Constant(value=str(text)):
                said.known.add(text)
            case ast.ClassDef(name=name, body=body):
                said.known.add(kebab(name))
                values = [
                    line.value.value
                    for line in body
                    if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
                ]
                said.known.update(f"{name.lower()}-{value}" for value in values)
            case ast.arg(arg=name) | ast.AnnAssign(target=ast.Name(id=name)):
                said.known.add(name)
            case ast.JoinedStr(values=parts):
                pattern = tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in parts)
                if re.fullmatch("[a-z-]*[a-z][a-z-]*", "".join(part or "" for part in pattern)):
                    said.patterns.add(pattern)
    return said


IN_ORDER = re.compile(r"(?:topic|help)-[a-z-]+")
"""Read in the order of the file, whatever they are called."""
OF_VALUES = {("size", "-", None), ("style", "-", None), ("seats", "-", None), ("hints", "-", None)}
"""Settings, each with a word for its values."""


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: str(folder.relative_to(ROOT.parent)))
def test_no_message_is_left_over(folder: Path) -> None:
    """Each is named in code, or put together from what stands there, or the word for a value."""
    rooms = [Path(package.__file__).parent for package in (bot, games, rendering)]
    said = said_by(path for room in [*rooms, folder.parent] for path in room.glob("**/*.py"))
    text = (folder / "en.ftl").read_text("utf-8")
    said.known.update(re.findall(r"\{ ([a-z][a-z0-9-]+) \}", text))
    said.patterns.update(OF_VALUES)
    keys = [key for key in messages(folder / "en.ftl") if not IN_ORDER.fullmatch(key)]
    assert [key for key in keys if not said.has(key) and not said.has(key.removeprefix("error-"))] == []


def _outcomes(value: ast.expr) -> list[ast.expr]:
    """What an expression can come to: both sides of a condition."""
    return [*_outcomes(value.body), *_outcomes(value.orelse)] if isinstance(value, ast.IfExp) else [value]


def refused_with(paths: Iterable[Path]) -> set[str]:
    """The message keys that code refuses with: arguments of errors, and what a `why_not` returns."""
    kinds = {name for name, kind in vars(errors).items() if inspect.isclass(kind)}
    found: list[ast.AST] = []
    for node in (node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in kinds
            and node.args
        ):
            found += _outcomes(node.args[0])
        if isinstance(node, ast.FunctionDef) and "why_no" in node.name:
            returned = [leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Return) and leaf.value]
            found += [leaf for value in returned for leaf in _outcomes(value)]
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "EXPECTED":
            found.append(node.value)
        if isinstance(node, ast.Constant) and str(node.value).startswith("file-"):
            found.append(node)
    return {f"error-{leaf.value}" for leaf in found if isinstance(leaf, ast.Constant) and leaf.value}


@pytest.mark.parametrize("name", registry.names())
def test_there_is_a_message_for_every_refusal(name: str) -> None:
    folder = registry.load(name).folder
    shared = set(messages(ROOT / "engine" / "locales" / "en.ftl"))
    own = {key for key in messages(folder / "locales" / "en.ftl") if key.startswith("error-")}
    assert refused_with(folder.glob("**/*.py")) - shared == own


def test_there_is_a_message_for_every_shared_error() -> None:
    shared = {key for key in messages(ROOT / "engine" / "locales" / "en.ftl") if key.startswith("error-")}
    by_games = {"error-game-over", "error-not-your-turn"}
    sources = (file for room in ("engine", "players") for file in (ROOT / room).glob("*.py"))
    assert refused_with(sources) | by_games == shared


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", registry.names())
def test_every_command_has_its_words(name: str, locale: str) -> None:
    speaker = words(locale, name)
    wanted = []
    for command in registry.load(name).advice.commands:
        for kind in ("command", "argument") if command.takes else ("command",):
            wanted += [f"{kind}-{command.verb}", f"{kind}-{command.verb}-about"]
    assert [key for key in wanted if not speaker.has(key)] == []
    own = words(locale, name).keys("command-") + words(locale, name).keys("argument-")
    assert set(own) - set(words(locale).keys("")) <= set(wanted), "words of a command that is not there"


def test_a_verb_of_several_games_takes_the_same_in_each() -> None:
    found = {command for name in registry.names() for command in registry.load(name).advice.commands}
    assert len({command.verb for command in found}) == len(found)


def all_events(kind: type[Event]) -> list[type[Event]]:
    return [leaf for sub in kind.__subclasses__() for leaf in [sub, *all_events(sub)]]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", registry.names())
def test_every_event_and_every_thing_has_its_words(name: str, locale: str) -> None:
    package = f"games.{name.replace('-', '_')}"
    known = messages(registry.load(name).folder / "locales" / f"{locale}.ftl")
    events = [event for event in all_events(Event) if event.__module__.startswith(package)]
    assert events
    for event in events:
        key = f"event-{event.__struct_config__.tag}"
        assert key in known
        figures = typing.get_type_hints(event)
        assert known[key] <= set(figures) | {f"{name}_count" for name in figures}, key
        for kind in figures.values():
            for thing in (kind, *typing.get_args(kind)):
                if inspect.isclass(thing) and issubclass(thing, Enum):
                    assert {f"{thing.__name__.lower()}-{member.value}" for member in thing} <= set(known)


def told(setting: AnySetting, locale: str) -> list[str]:
    """A whole random game and its scores in words."""
    match = random_match(setting)
    speaker = words(locale, setting.game.name)
    turns = [match.opening, *match.turns]
    events = [speaker.tell(event, setting.seats) for turn in turns for event in turn.events]
    places = match.game.result(match.state) or []
    return events + [speaker.score(entry) for place in places for entry in place.entries]


def badly_told(lines: list[str]) -> list[str]:
    """Lines with a gap, or with something that is no word."""
    return [line for line in lines if "{" in line or "None" in line or "<" in line or "  " in line]


@each_setting_played_out
@pytest.mark.parametrize("locale", LOCALES)
def test_whole_games_can_be_told(locale: str, setting: AnySetting) -> None:
    lines = told(setting, locale)
    assert len(lines) > 60
    assert badly_told(lines) == []


def untranslated(name: str) -> set[str]:
    """The values of a game's things that are no word of French."""
    package = f"games.{name.replace('-', '_')}."
    kinds = [kind for kind in Enum.__subclasses__() if kind.__module__.startswith(package)]
    keys = {f"{kind.__name__.lower()}-{member.value}": str(member.value) for kind in kinds for member in kind}
    told = {key: words("fr", name).say(key) for key in keys if words("fr", name).has(key)}
    return {keys[key] for key in told if not any(keys[key] in word for word in told.values())}


@pytest.mark.parametrize("name", registry.names())
def test_french_tells_no_value_as_code_has_it(name: str) -> None:
    """What falls through the words for it, by a list of them that was not brought up to date."""
    match = record.replay((registry.load(name).folder / "showpiece.json").read_bytes())
    game, seats, speaker = match.game, match.setting.seats, words("fr", name)
    told = [speaker.tell(event, seats) for turn in match.turns for event in turn.events]
    told.append(describe(Scene(name, game.view(match.state, None), seats, locale="fr")))
    for move in game.advice.likely(match.state, game.actors(match.state)[0]):
        if isinstance(move, Action):
            told += [speaker.move(move), speaker.detail(move, game.advice.detail(match.state, move))]
    values = untranslated(name)
    assert len(values) > 3
    for text in told:
        assert values & set(re.findall(r"[\w-]+", text)) == set(), text


@pytest.mark.usefixtures("fifth_game")
def test_figures_are_put_into_words() -> None:
    english, french = (words(locale, NAME) for locale in LOCALES)
    turn = NotYourTurn("not-your-turn", seats=[0, 2])
    names = ("Ann", "Ben", "Cleo")
    assert english.refuse(turn, names) == "It is not your turn: the table waits for Ann and Cleo."
    assert french.refuse(turn, names) == "Ce n'est pas votre tour\u00a0: la table attend Ann et Cleo."
    inner = BadInput("bad-action", number=3, move="take Nevis 9", reason=NotLegal("not-a-handful", handful=3))
    assert english.refuse(inner) == 'Action 3, "take Nevis 9": A handful is 1 to 3 stones.'


def test_a_missing_message_or_figure_is_an_error_not_a_gap() -> None:
    with pytest.raises(LookupError):
        words("en").say("no-such-message")
    with pytest.raises(ValueError, match="limit"):
        words("en").say("error-file-too-large", file="x")


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("fr", "fr"), ("fr-CA", "fr"), ("fr_FR.UTF-8", "fr"), ("en-GB", "en"), ("de", "en"), ("C", "en")],
)
def test_the_nearest_language_is_spoken(asked: str, spoken: str) -> None:
    assert nearest(asked) == spoken
