"""Custom ids: what stands under messages that were posted long ago is still understood."""

import pytest

from bot.messages import ids
from bot.messages.ids import Deed, LobbyDeed, Notation, NoticeDeed, OutboxId
from bot.messages.limits import CUSTOM_ID, OPTION
from bot.messages.pages import Page, paged
from bot.panels.pressed import BUTTONS, MENUS
from games.engine.errors import NotLegal
from tests.fifth_game import NAME

POSTED = {
    "rh:move:7:12:auction red 1": ids.MoveId(7, 12, Notation("auction red 1")),
    "rh:move:7:12:build H5 N-S;build H4 S": ids.MoveId(7, 12, Notation("build H5 N-S;build H4 S")),
    "rh:move:7:12:produce Duryea:4": ids.MoveId(7, 12, Notation("produce Duryea:4")),
    "rh:move:7:12:~0123456789abcdef": ids.MoveId(7, 12, Notation("~0123456789abcdef")),
    "rh:move:7:12:undo": ids.MoveId(7, 12, Notation("undo")),
    "rh:more:7:12": ids.MoreId(7, 12),
    "rh:log:7:12:-1": ids.LogId(7, 12, -1),
    "rh:log:7:12:3": ids.LogId(7, 12, 3),
    "rh:draft:7:12:produce:": ids.DraftId(7, 12, "produce"),
    "rh:draft:7:12:produce:0.4.12": ids.DraftId(7, 12, "produce", (0, 4, 12)),
    "rh:plan:7:12:0:": ids.PlanId(7, 12),
    "rh:plan:7:12:1:Kansas City|St. Louis|2": ids.PlanId(7, 12, 1, ("Kansas City", "St. Louis", "2")),
    "rh:notice:7:mute:o31": ids.NoticeId(7, Deed(NoticeDeed.MUTE), OutboxId(31)),
    "rh:notice:0:digestoff:o31": ids.NoticeId(0, Deed(NoticeDeed.DIGEST_OFF), OutboxId(31)),
    "rh:notice:7:yes-5:o31": ids.NoticeId(7, Deed(NoticeDeed.YES, (5,)), OutboxId(31)),
    "rh:notice:7:accept-2-99:o31": ids.NoticeId(7, Deed(NoticeDeed.ACCEPT, (2, 99)), OutboxId(31)),
    "rh:lobby:7:join": ids.LobbyId(7, LobbyDeed.JOIN),
    "rh:lobby:7:options": ids.LobbyId(7, LobbyDeed.OPTIONS),
    "rh:option:7:edition": ids.OptionId(7, "edition"),
    "rh:thread:7": ids.ThreadId(7),
    "rh:ask:7:12:take Nevis 2": ids.AskId(7, 12, Notation("take Nevis 2")),
    "rh:hand:7": ids.HandId(7),
    "rh:rules:7:taking": ids.RulesId(7, "taking"),
    f"rh:read:0:{NAME}:taking": ids.ReadId(0, NAME, "taking"),
    "rh:bid:7:12": ids.BidId(7, 12),
    "rh:upto:7:2|auction|red": ids.CeilingId(7, ("2", "auction", "red")),
    "rh:rematch:7": ids.RematchId(7),
    "rh:leaving:7:back": ids.LeavingId(7, ids.LeavingDeed.BACK),
    "rh:recap:7:-1:40:2": ids.RecapId(7, -1, 40, 2),
    "rh:notice:7:clone-3:o31": ids.NoticeId(7, Deed(NoticeDeed.CLONE, (3,)), OutboxId(31)),
    "rh:follow:7:unfollow": ids.FollowId(7, ids.FollowDeed.UNFOLLOW),
    "rh:guess:7:2": ids.GuessId(7, 2),
    "rh:notice:7:unfollow:o31": ids.NoticeId(7, Deed(NoticeDeed.UNFOLLOW), OutboxId(31)),
    "rh:find:0": ids.FindId(0),
    "rh:show:0:chess:2": ids.ShowId(0, "chess", 2),
    "rh:try:7:line:0:3:undo": ids.TriedId(7, ids.LineId(0, 3, ids.LineDeed.UNDO)),
    "rh:try:7:move:0:3:take Nevis 2": ids.TriedId(7, ids.MoveId(0, 3, Notation("take Nevis 2"))),
}
PLACES = {
    "menu:": ids.MenuAt(),
    "menu:build|G6": ids.MenuAt(("build", "G6")),
    "numbers:produce:4.0": ids.NumbersAt("produce", (4, 0)),
    "move:produce Duryea:4": ids.MoveAt(Notation("produce Duryea:4")),
    "plan:Chicago|Milwaukee": ids.PlanAt(("Chicago", "Milwaukee")),
}


@pytest.mark.parametrize(("text", "id_"), POSTED.items())
def test_what_is_posted_is_read_and_written_as_ever(text: str, id_: ids.Id) -> None:
    assert ids.read_id(text) == id_
    assert ids.custom_id(id_) == text


@pytest.mark.parametrize(("text", "place"), PLACES.items())
def test_a_place_of_the_panel_is_written_and_read(text: str, place: ids.PanelAt) -> None:
    assert ids.value_of(place) == text
    assert ids.read_panel(text) == place
    step = ids.StepId(7, 12, 1, place)
    assert ids.read_id(ids.custom_id(step)) == step


@pytest.mark.parametrize(
    "text",
    ["rh:", "rh:castle:7:12", "rh:more:7", "rh:more:seven:12", "rh:lobby:7:burn", "rh:notice:7:burn:o1",
     "rh:step:7:12:0:build|G6", "rh:more:7:²", "rh:more:7: 1", "rh:more:7:1_0",
     "rh:more:7:9999999999999999999",
     "rh:notice:7:yes:o1", "rh:notice:7:accept-1:o1", "rh:notice:7:mute-1:o1", "rh:draft:7:12:produce:4.x"],
)  # fmt: skip
def test_what_no_version_wrote_is_stale(text: str) -> None:
    with pytest.raises(NotLegal) as refused:
        ids.read_id(text)
    assert refused.value.key == "stale"


def test_a_move_that_is_too_long_stands_as_a_code() -> None:
    long = Notation("deliver " + "x" * 120)
    id_ = ids.custom_id(ids.MoveId(7, 12, long))
    assert id_ == f"rh:move:7:12:{ids.coded(long)}"
    assert len(id_) <= CUSTOM_ID
    assert len(ids.value_of(ids.MoveAt(long))) <= OPTION
    assert ids.is_code(ids.coded(long))
    with pytest.raises(ValueError, match="longer"):
        ids.custom_id(ids.StepId(7, 12, 0, ids.PlanAt(("x" * 120,))))


def test_every_kind_does_something() -> None:
    kinds = {*BUTTONS, *MENUS, ids.LineId, ids.CourseId}  # those within a line, or a lesson, alone
    assert kinds == set(ids.KINDS.values())
    assert {str(kind.__struct_config__.tag) for kind in kinds} == set(ids.KINDS)


@pytest.mark.parametrize(
    ("number", "expected"),
    [(0, ([1, 2], 0)), (1, ([3, 4], 1)), (2, ([5], 2)), (9, ([5], 2)), (-1, ([5], 2)), (-3, ([1, 2], 0))],
)
def test_pages(number: int, expected: tuple[list[int], int]) -> None:
    page = paged([1, 2, 3, 4, 5], number, size=2)
    assert (page.items, page.number, page.count) == (*expected, 3)


def test_nothing_is_one_empty_page() -> None:
    assert paged([], 3) == Page([], 0, 1)
