"""Moves that leave no choice are played by the match, and told as forced; a loan never is."""

from games.automobile.events import HowardSold
from games.automobile.state import Phase
from games.engine.match import AnyMatch, Turn
from tests.automobile.table import FIVE, THREE, Table, of


def forced(match: AnyMatch, turn: Turn) -> list[tuple[str, str]]:
    steps = [step for step in turn.steps if step.forced]
    return [(match.setting.seats[step.seat or 0], match.game.write(step.action)) for step in steps]


def last_action(table: Table, **characters: str) -> None:
    """The last of the nine actions, by Blue."""
    table.begin(Phase.ACTIONS, 1, **characters)
    table.state.round, table.state.asked = 3, table.seat("Blue")


def test_a_single_sale_by_howard_is_made_at_once() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=2)
    table.built("Red", "Franklin A")
    last_action(table, Kettering="Red", Howard="Yellow", Chrysler="Blue")
    match = table.match()
    assert "loan" in table.legal("Yellow")
    turn = match.play_text(2, "research")
    assert forced(match, turn) == [("Yellow", "howard Duryea:2")]
    assert of(HowardSold, list(turn.events))[0].cash == 300
    assert table.asked == "Red"


def test_a_choice_of_howard_is_asked() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=1)
    table.built("Yellow", "Franklin A", cars=2)
    last_action(table, Kettering="Red", Howard="Yellow", Chrysler="Blue")
    match = table.match()
    assert forced(match, match.play_text(2, "research")) == []
    assert (table.asked, table.state.phase) == ("Yellow", Phase.HOWARD)


def test_single_sales_by_distributors_are_made_at_once() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=2)
    table.bands("Yellow", mid=2)
    table.built("Red", "Ford N", cars=3)
    table.bands("Red", low=1)
    last_action(table, Kettering="Yellow", Durant="Red", Chrysler="Blue")
    match = table.match()
    turn = match.play_text(2, "research")
    assert forced(match, turn) == [
        ("Yellow", "sell Duryea mid"),
        ("Red", "sell Ford-N low"),
        ("Yellow", "sell Duryea mid"),
    ]
    assert (table.asked, table.state.phase) == ("Yellow", Phase.EXECUTIVE)
    assert [player.loans for player in table.state.players] == [0, 0, 0]


def test_a_choice_of_distributors_is_asked() -> None:
    table = Table(THREE)
    table.built("Yellow", "Duryea", cars=1)
    table.bands("Yellow", mid=1, low=1)
    last_action(table, Kettering="Yellow", Durant="Red", Chrysler="Blue")
    match = table.match()
    assert forced(match, match.play_text(2, "research")) == []
    assert table.legal() == ["sell Duryea mid", "sell Duryea low", "loan"]


def test_an_only_possible_pass_is_made_at_once() -> None:
    """Yellow has no factory, nor has Blue; a whole turn may end by itself."""
    table = Table(THREE)
    table.built("Red", "Duryea")
    last_action(table, Kettering="Yellow", Durant="Red", Chrysler="Blue")
    match = table.match()
    turn = match.play_text(2, "research")
    assert forced(match, turn) == [("Yellow", "pass")]
    assert table.asked == "Red"
    assert table.legal()[-1] == "loan"
    turn = match.play_text(1, "pass")
    assert forced(match, turn) == [("Blue", "pass")]
    assert table.state.turn == 2
    assert table.state.order == [0, 1, 2]


def test_what_is_left_of_the_characters_is_chosen_by_who_has_no_choice() -> None:
    """The fifth of five players, to whom Durant is closed."""
    table = Table(FIVE)
    table.give("Purple", cash=0, loans=2)
    table.play("choose Ford", "choose Kettering", "choose Sloan")
    match = table.match()
    assert forced(match, match.play_text(3, "choose Howard")) == [("Purple", "choose Chrysler")]
    assert table.asked == "Yellow"


def test_durants_only_space_is_built_at_once_with_the_loan_it_takes() -> None:
    table = Table(THREE)
    table.give("Yellow", research=0, cash=0)
    match = table.match()
    assert forced(match, match.play_text(0, "choose Durant")) == [("Yellow", "build Duryea")]
    assert (table.player("Yellow").cash, table.player("Yellow").loans) == (300, 1)


def test_a_loan_answers_no_question_and_is_never_forced() -> None:
    table = Table(THREE)
    table.begin(Phase.ACTIONS)
    match = table.match()
    for name in THREE:
        turn = match.play_text(table.seat(name), "loan")
        assert [step.forced for step in turn.steps] == [False]
        assert match.reversible
    assert table.asked == "Yellow"


def test_an_action_is_not_forced_while_production_has_a_range() -> None:
    """Research is always beside it; a range is never taken for a single move."""
    table = Table(THREE)
    table.built("Red", "Duryea", 1)
    table.bands("Red", mid=8)
    table.give("Red", cash=160, loans=2, research=0)
    table.begin(Phase.ACTIONS)
    match = table.match()
    assert forced(match, match.play_text(0, "research")) == []
    assert table.legal() == ["produce Duryea:2-2", "research", "close Duryea"]


def test_research_alone_is_taken_at_once() -> None:
    table = Table(THREE)
    table.bands("Red", mid=8)
    table.give("Red", cash=100, loans=2, research=0)
    table.begin(Phase.ACTIONS)
    match = table.match()
    assert forced(match, match.play_text(0, "research")) == [("Red", "research")]
    assert table.player("Red").research == 2
