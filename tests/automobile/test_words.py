"""What is told is what happened, to the dollar, in both languages."""

import re

import pytest

from bot.messages.buttons import label_of
from games.automobile import GAME
from games.automobile.actions import Choose
from games.automobile.components import Character
from games.automobile.events import FordKept, GameEnded, LossesPaid, SpaceClosed
from games.automobile.state import Phase
from games.engine.contract import Event
from games.engine.errors import GameError
from games.engine.words import words
from rendering import describe
from rendering.scene import Scene
from tests.automobile.table import LUXURY, MID, THREE, Table, of


def told(locale: str, events: list[Event]) -> list[str]:
    """In plain spaces, whatever kind they are of."""
    speaker = words(locale, "automobile")
    return [" ".join(speaker.tell(event, THREE).split()) for event in events]


@pytest.fixture
def table() -> Table:
    return Table(THREE)


@pytest.fixture
def ford() -> Table:
    """The first action of Yellow, who has Ford; his factory is at Duryea."""
    table = Table(THREE)
    table.begin(Phase.ACTIONS, Ford="Yellow", Kettering="Red", Durant="Blue")
    table.built("Yellow", "Duryea")
    return table


@pytest.mark.parametrize(
    ("figures", "english", "french"),
    [
        ({}, "Yellow has no loss points.", "Yellow n'a pas de point de perte."),
        (
            {"loans": 1},
            "Yellow has no loss points and pays $50 in interest.",
            "Yellow n'a pas de point de perte et paie 50 $ d'intérêts.",
        ),
        ({"losses": 1}, "Yellow pays $40 for 1 loss point.", "Yellow paie 40 $ pour 1 point de perte."),
        (
            {"losses": 5, "loans": 2},
            "Yellow pays $200 for 5 loss points at $40 each and $100 in interest.",
            "Yellow paie 200 $ pour 5 points de perte à 40 $ chacun et 100 $ d'intérêts.",
        ),
        (
            {"losses": 5, "loans": 2, "cash": 120, "debt": 70},
            "Yellow owes $200 for 5 loss points at $40 each and $100 in interest, but can pay only $120: "
            "$180 is missing, and the debt is now $250.",
            "Yellow doit 200 $ pour 5 points de perte à 40 $ chacun et 100 $ d'intérêts, mais ne peut payer "
            "que 120 $ : il manque 180 $, et la dette est maintenant de 250 $.",
        ),
        (
            {"losses": 1, "loans": 2, "cash": 0},
            "Yellow owes $40 for 1 loss point and $100 in interest, but can pay nothing: "
            "$140 is missing, and the debt is now $140.",
            "Yellow doit 40 $ pour 1 point de perte et 100 $ d'intérêts, mais ne peut rien payer : "
            "il manque 140 $, et la dette est maintenant de 140 $.",
        ),
        (
            {"loans": 2, "cash": 20},
            "Yellow owes $100 in interest, but can pay only $20: $80 is missing, and the debt is now $80.",
            "Yellow doit 100 $ d'intérêts, mais ne peut payer que 20 $ : il manque 80 $, et la dette est "
            "maintenant de 80 $.",
        ),
    ],
)
def test_what_is_paid_and_what_is_owed_are_told_apart(
    table: Table, figures: dict[str, int], english: str, french: str
) -> None:
    table.give("Yellow", **figures)
    table.begin(Phase.EXECUTIVE, 4)
    paid = of(LossesPaid, table.all_pass())[:1]
    assert paid[0].debt == table.player("Yellow").debt
    assert (told("en", paid), told("fr", paid)) == ([english], [french])


@pytest.mark.parametrize(
    ("decisions", "english", "french"),
    [
        ([], "", ""),
        (["bonus Duryea"], "; 1 marker there is lost", " ; 1 marqueur y est perdu"),
        (
            ["bonus Duryea", "reduce Duryea 2"],
            "; 3 markers there are lost",
            " ; 3 marqueurs y sont perdus",
        ),
    ],
)
def test_markers_that_are_lost_with_a_space_are_told(
    table: Table, decisions: list[str], english: str, french: str
) -> None:
    table.begin(Phase.EXECUTIVE)
    table.built("Yellow", "Duryea")
    for decision in decisions:
        table.play(decision, *["pass"] * (2 - len(table.state.passed)))
    detail = GAME.advice.detail(table.state, GAME.read(table.state, "close Duryea"))
    closed = of(SpaceClosed, table.play("close Duryea"))
    assert told("en", closed) == [f"Yellow closes Duryea and receives $100{english}."]
    assert told("fr", closed) == [f"Yellow ferme Duryea et reçoit 100 ${french}."]
    assert detail.figures["markers"] == closed[0].markers


def test_fords_tile_is_kept_for_later_only_if_there_is_a_later(ford: Table) -> None:
    kept = []
    for _ in range(3):
        ford.play("research")
        detail = GAME.advice.detail(ford.state, GAME.read(ford.state, "pass"))
        kept += of(FordKept, ford.play("pass", "research", "research"))
        assert detail.figures == {"place": 0, "later": int(kept[-1].later)}
    assert told("en", kept) == ["Yellow keeps Ford's tile for later."] * 2 + [
        "Yellow does without Ford's tile."
    ]
    assert told("fr", kept)[-1] == "Yellow renonce à la tuile de Ford."


POSSIBLE = "Ford's additional tile is still possible this turn."
GONE = "Ford's additional tile is no longer possible this turn."


def test_fords_tile_is_shown_as_possible_from_the_choice_to_his_last_action(ford: Table) -> None:
    assert POSSIBLE in describe(Scene("automobile", ford.state, THREE))
    for _ in range(2):
        ford.play("research", "pass", "research", "research")
    assert ford.state.expects_ford
    ford.play("research")
    assert (ford.state.phase, ford.state.expects_ford) == (Phase.FORD, True)
    ford.play("pass")
    assert (ford.asked, ford.state.expects_ford) == ("Red", False), "others still act"
    ford.play("research", "research")
    assert ford.state.phase is Phase.EXECUTIVE
    assert GONE in describe(Scene("automobile", ford.state, THREE))


def test_fords_tile_is_shown_as_possible_while_others_still_choose(table: Table) -> None:
    assert not table.state.expects_ford
    table.play("choose Ford")
    assert table.state.expects_ford
    table.play("choose Durant")
    assert (table.state.phase, table.state.expects_ford) == (Phase.DURANT, True)


def test_fords_tile_is_gone_when_it_is_built(ford: Table) -> None:
    ford.play("ford Duryea")
    assert GONE in describe(Scene("automobile", ford.state, THREE))
    with pytest.raises(GameError) as refused:
        ford.play("ford Duryea")
    assert words("en", "automobile").refuse(refused.value) == (
        "Ford's additional tile is built already: it is one a turn."
    )


def test_the_end_says_what_ended_the_game(table: Table) -> None:
    table.give("Red", cash=2400)
    table.begin(Phase.EXECUTIVE, 4)
    ended = of(GameEnded, table.all_pass())
    assert told("en", ended) == ["Turn 4 was the last. Red wins the game."]
    assert told("fr", ended) == ["Le tour 4 était le dernier. Red gagne la partie."]


def test_scores_and_tie_breaks_are_plain_figures(table: Table) -> None:
    table.give("Yellow", losses=5, loans=2, cash=3000, debt=70)
    table.begin(Phase.EXECUTIVE, 4)
    running = [place for place in GAME.advice.progress(table.state).standing if place.seat == 0]
    table.all_pass()
    final = [place for place in GAME.result(table.state) or [] if place.seat == 0]
    speaker = words("en", "automobile")
    lines = [[speaker.score(part) for part in (*p.entries, *p.tie_break)] for p in (*running, *final)]
    assert lines[0][-1] == "tie-break: no. 1 to choose a character"
    assert lines[1] == [
        "$2,700 in cash",
        "no parts factory",
        "−$1,200 to repay 2 loans",
        "−$70 of debt",
        "tie-break: 5 loss points",
        "tie-break: 2 loans",
        "tie-break: no. 1 to pass",
    ]


def test_a_single_tile_is_not_called_the_higher_one(table: Table) -> None:
    sentences = describe(Scene("automobile", table.state, THREE))
    assert "Turn 1: a loss point costs $10, demand tiles are for mid-price cars." in sentences
    assert "Turn 3: a loss point costs $30, the higher demand tiles are for low-price cars." in sentences


def test_howards_rd_is_told_as_our_reading() -> None:
    """The rules give an R&D figure for every character but him."""
    for locale, said in (
        ("en", "no source gives Howard R&D"),
        ("fr", "aucune source ne donne de R&D à Howard"),
    ):
        assert said in GAME.board().provenance[locale]  # type: ignore[attr-defined]
    assert "the rules name none for him" in words("en", "automobile").say("help-characters")
    assert "Howard (the rules name no R&D)" in describe(Scene("automobile", Table(THREE).state, THREE))


def test_what_a_character_is_good_for_stands_on_his_button(table: Table) -> None:
    for locale in ("en", "fr"):
        speaker = words(locale, "automobile")
        for character in Character:
            move = Choose(character)
            told = speaker.detail(move, GAME.advice.detail(table.state, move))
            assert label_of(speaker.move(move), told) == f"{speaker.move(move)} · {told}"
    assert "no R&D in the rules" in words("en", "automobile").detail(
        Choose(Character.HOWARD), GAME.advice.detail(table.state, Choose(Character.HOWARD))
    )


def test_one_thing_is_told_in_the_singular(table: Table) -> None:
    speaker = words("fr", "automobile")
    assert "Case fermée" in speaker.say("describe-closed", models=["Duryea"])
    assert "Cases fermées" in speaker.say("describe-closed", models=["Duryea", "Ford T"])
    figures = {"car_class": LUXURY, "slots": "1+1+0", "seats": [], "bands": []}
    assert "1 ouvert\u202f;" in speaker.say("describe-slots", THREE, open=1, **figures)
    assert "2 ouverts\u202f;" in speaker.say("describe-slots", THREE, open=2, **figures)
    table.state.revealed = {LUXURY: [3], MID: [4, 2]}
    sentences = describe(Scene("automobile", table.state, THREE))
    assert "The last one was 3." in sentences
    assert "The last one was 4+2, in all 6." in sentences


def test_no_french_word_that_is_elided_stands_before_a_name() -> None:
    text = (GAME.folder / "locales" / "fr.ftl").read_text("utf-8")
    assert re.findall(r"\b(?:[ldjns]e|la|que) \{ \$(?:\w*seats?|model|character|what)\b.*", text) == []
