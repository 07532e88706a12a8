"""Setting up, the demand tiles of phase 1, and the characters of phase 2."""

import pytest

from games.automobile import GAME
from games.automobile.actions import Research
from games.automobile.components import Character
from games.automobile.events import CharacterChosen, FirstDrawn, OrderSet, TilesBuilt, TilesDrawn
from games.automobile.state import Phase
from games.engine.chance import Chance
from games.engine.errors import NotYourTurn
from tests.automobile.table import FIVE, FOUR, THREE, Table, of

# Setting up


@pytest.mark.parametrize(("players", "research"), [(3, 5), (4, 4), (5, 3)])
def test_each_starts_with_2000_and_5_4_or_3_rd(players: int, research: int) -> None:
    table = Table(FIVE[:players])
    for player in table.state.players:
        assert (player.cash, player.research) == (2000, research)
        assert (player.loans, player.debt, player.losses) == (0, 0, 0)
    for seat in range(players):
        assert table.state.cars_left(seat) == 28
        assert table.state.distributors_left(seat) == 8
        assert table.state.factories_left(seat) == 6
        assert table.state.has_parts(seat)


def test_it_is_for_three_to_five_players() -> None:
    assert list(GAME.players) == [3, 4, 5]


def test_the_track_starts_empty_with_26_spaces() -> None:
    table = Table()
    assert len(table.state.spaces) == 26
    assert all(table.state.is_vacant(model) for model in table.state.spaces)


def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = set()
    for seed in range(40):
        state, events = GAME.setup(4, GAME.Options(), GAME.board(), Chance(str(seed)))
        (drawn,) = of(FirstDrawn, events)
        first = drawn.seat
        assert state.order == [first, (first + 1) % 4, (first + 2) % 4, (first + 3) % 4]
        assert GAME.actors(state) == [first]
        firsts.add(first)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_bag_holds_four_tiles_each_of_2_to_5_and_everybody_draws_one_in_turn_1(players: int) -> None:
    table = Table(FIVE[:players])
    hands = [tile for player in table.state.players for tile in player.tiles]
    assert [len(player.tiles) for player in table.state.players] == [1] * players
    assert len(table.state.bag) == 16 - players
    assert sorted(table.state.bag + hands) == [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4
    assert of(TilesDrawn, table.opening) == [TilesDrawn(1, 1)]


@pytest.mark.parametrize("turn", [2, 3, 4])
def test_everybody_draws_two_tiles_in_later_turns(turn: int) -> None:
    table = Table()
    table.begin(Phase.EXECUTIVE, turn - 1)
    events = table.all_pass()
    assert of(TilesDrawn, events) == [TilesDrawn(turn, 2)]
    assert [len(player.tiles) for player in table.state.players] == [2, 2, 2, 2]
    assert len(table.state.bag) == 8


# Choosing


@pytest.mark.parametrize(
    ("character", "research"),
    [("Ford", 1), ("Kettering", 3), ("Sloan", 1), ("Howard", 0), ("Durant", 1), ("Chrysler", 2)],
)
def test_a_character_gives_his_rd_at_once(character: str, research: int) -> None:
    table = Table()
    events = table.play(f"choose {character}")
    assert events == [CharacterChosen(0, Character(character.lower()), research)]
    assert table.player("Yellow").research == 4 + research


def test_characters_are_chosen_in_turn_order_one_each() -> None:
    table = Table()
    table.order("Blue", "Green", "Yellow", "Red")
    asked = []
    for character in ("Howard", "Sloan", "Chrysler", "Ford"):
        asked.append(table.asked)
        table.play(f"choose {character}")
    assert asked == ["Blue", "Green", "Yellow", "Red"]
    assert table.state.phase is Phase.ACTIONS


def test_a_character_is_chosen_once_a_turn() -> None:
    table = Table()
    table.play("choose Sloan")
    key, figures = table.refused("choose Sloan")
    assert key == "character-taken"
    assert (figures["character"], figures["owner_seat"]) == (Character.SLOAN, 0)
    assert [character.value for character in figures["one_of"]] == [
        "ford",
        "kettering",
        "howard",
        "durant",
        "chrysler",
    ]


def test_a_character_must_be_chosen_first() -> None:
    table = Table()
    for move in ("research", "pass", "build Duryea", "ford Duryea", "produce Duryea:2"):
        key, figures = table.refused(move)
        assert key == "choose-expected"
        assert len(figures["one_of"]) == 6


def test_nobody_chooses_out_of_order() -> None:
    with pytest.raises(NotYourTurn) as error:
        Table().play("Red: choose Ford")
    assert (error.value.key, error.value.figures["seats"]) == ("not-your-turn", [0])


def test_from_phase_3_on_the_order_is_the_characters_from_left_to_right() -> None:
    table = Table(FIVE)
    events = table.play("choose Chrysler", "choose Howard", "choose Sloan", "choose Kettering", "choose Ford")
    assert of(OrderSet, events) == [OrderSet([4, 3, 2, 1, 0])]
    asked = []
    for _ in range(5):
        asked.append(table.asked)
        table.play("research")
    assert asked == ["Purple", "Green", "Blue", "Red", "Yellow"]


def test_durant_is_the_fifth_from_the_left() -> None:
    table = Table()
    table.play("choose Chrysler", "choose Durant", "build Duryea", "choose Howard", "choose Ford")
    assert [table.names[seat] for seat in table.state.playing_order] == ["Green", "Blue", "Red", "Yellow"]


def test_there_are_three_rounds_of_an_action_each() -> None:
    table = Table(THREE)
    table.begin(Phase.ACTIONS)
    asked = []
    while table.state.phase is Phase.ACTIONS:
        asked.append(table.asked)
        table.play("research")
    assert asked == ["Yellow", "Red", "Blue"] * 3
    assert [player.research for player in table.state.players] == [5 + 6] * 3


def test_two_rd_are_taken_and_no_action_is_passed() -> None:
    table = Table()
    table.begin(Phase.ACTIONS)
    for move in ("pass", "choose Ford", "bonus Duryea", "reduce Duryea 1", "sell Duryea mid"):
        assert table.refused(move) == ("action-expected", {})
    table.play("research")
    assert table.player("Yellow").research == 4 + 2


def test_two_rd_are_always_legal() -> None:
    table = Table()
    table.begin(Phase.ACTIONS)
    table.give("Yellow", cash=0, loans=2, research=0)
    table.bands("Yellow", mid=8)
    assert table.legal() == ["research"]


# Durant


def test_durant_builds_before_the_next_player_chooses() -> None:
    table = Table()
    table.play("choose Durant")
    assert table.asked == "Yellow"
    assert table.state.phase is Phase.DURANT
    (built,) = table.play("build Duryea")
    assert built == TilesBuilt(0, "Duryea", 1, 0, cost=200, research=1, ford=False)
    assert table.asked == "Red"
    assert "choose Ford" in table.legal()


def test_durants_own_rd_can_be_used() -> None:
    table = Table()
    table.give("Yellow", research=0)
    table.play("choose Durant")
    assert table.legal() == ["build Duryea", "loan"]
    table.play("build Duryea")
    assert table.player("Yellow").research == 0


def test_durant_builds_exactly_one_factory() -> None:
    table = Table()
    table.play("choose Durant")
    for move in ("build Duryea 2", "build Duryea 1+parts", "build Duryea parts"):
        assert table.why(move) == "durant-one-factory"
    for move in ("research", "pass", "choose Ford", "ford Duryea"):
        assert table.refused(move) == ("durant-expected", {})


def test_durant_builds_on_a_vacant_space() -> None:
    table = Table()
    table.built("Yellow", "Duryea")
    table.closed("Oldsmobile Curved Dash")
    table.built("Red", "Franklin A")
    table.play("choose Durant")
    for model in ("Duryea", "Oldsmobile Curved Dash", "Franklin A"):
        key, figures = table.refused(f"build {model}")
        assert (key, figures["model"]) == ("durant-vacant", model)


def test_durant_pays_rd_to_skip_and_none_behind_the_most_advanced_space() -> None:
    table = Table()
    table.built("Red", "Franklin A")
    table.play("choose Durant")
    key, figures = table.refused("build Ford N")
    assert (key, figures["needed"], figures["research"]) == ("research-short", 6, 5)
    table.play("build Duryea")
    assert table.player("Yellow").research == 5


def test_durant_pays_the_price_with_loans_if_need_be() -> None:
    table = Table()
    table.give("Yellow", cash=100)
    table.play("choose Durant", "build Duryea")
    assert (table.player("Yellow").cash, table.player("Yellow").loans) == (400, 1)


def test_durant_is_closed_to_who_has_no_factory_tile() -> None:
    table = Table()
    table.built("Yellow", "Duryea", 3)
    table.built("Yellow", "Franklin A", 3)
    key, figures = table.refused("choose Durant")
    assert key == "durant-cannot-build"
    assert Character.DURANT not in figures["one_of"]
    assert len(figures["one_of"]) == 5


def test_durant_is_closed_to_who_has_neither_cash_nor_loans() -> None:
    table = Table()
    table.give("Yellow", cash=190, loans=2)
    assert table.why("choose Durant") == "durant-cannot-build"
    table.give("Yellow", cash=200, loans=2)
    assert "choose Durant" in table.legal()


def test_durant_is_closed_when_no_space_is_vacant_within_rd() -> None:
    table = Table()
    table.closed(*list(table.state.spaces)[:25])
    table.give("Yellow", research=0)
    assert "choose Durant" in table.legal(), "the last space takes one R&D, which is Durant's"
    table.closed("Cord 810")
    assert table.why("choose Durant") == "durant-cannot-build"
    table.play("choose Ford")


def test_durant_whose_rd_reaches_only_what_he_cannot_pay_is_closed() -> None:
    table = Table()
    table.closed(*list(table.state.spaces)[:21])
    table.give("Yellow", research=0, cash=590, loans=2)
    assert table.why("choose Durant") == "durant-cannot-build"


# Ford's, Sloan's and Chrysler's tokens lie on their spaces again in the next turn


def test_the_choice_is_free_again_in_the_next_turn() -> None:
    table = Table(THREE)
    table.begin(Phase.EXECUTIVE, Ford="Yellow", Sloan="Red", Chrysler="Blue")
    table.all_pass()
    assert table.legal()[:6] == [
        "choose Ford",
        "choose Kettering",
        "choose Sloan",
        "choose Howard",
        "choose Durant",
        "choose Chrysler",
    ]


def test_an_action_made_by_code_is_refused_like_a_typed_one() -> None:
    table = Table(FOUR)
    assert table.why(Research()) == "choose-expected"
