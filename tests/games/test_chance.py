"""The seeded generator."""

from collections import Counter

from games.engine.chance import Chance


def test_the_same_seed_gives_the_same_numbers() -> None:
    assert [Chance("a").below(100) for _ in range(3)] == [Chance("a").below(100)] * 3
    one, two = Chance("a"), Chance("a")
    assert [one.below(1000) for _ in range(50)] == [two.below(1000) for _ in range(50)]
    assert Chance("b").below(10**9) != Chance("a").below(10**9)


def test_it_goes_on_from_where_it_was() -> None:
    chance = Chance("a")
    first = [chance.below(1000) for _ in range(5)]
    assert Chance("a", drawn=3).below(1000) == first[3]


def test_numbers_are_spread_evenly() -> None:
    chance = Chance("dice")
    counts = Counter(chance.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    chance = Chance("shuffle")
    orders = Counter(tuple(chance.shuffled("abc")) for _ in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 60


def test_hidden_it_shows_no_seed() -> None:
    assert Chance("secret", 4).hidden() == Chance("", 4)
