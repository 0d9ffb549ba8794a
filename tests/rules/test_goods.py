"""Goods, coins and packs (R1)."""

import ast
from pathlib import Path

import pytest

import nottingham.rules
from nottingham.rules.actions import Declare, HandBack, Open, parse_action
from nottingham.rules.cards import size
from nottingham.rules.errors import ImpossibleGame, Malformed
from nottingham.rules.goods import CountsAs, Good, Kind, add_pack, known_packs, parse_pack
from nottingham.rules.options import Options, catalogue_for, check
from tests.support.game import Table

GOODS: list[tuple[str, Kind, int, int, int, int, CountsAs | None]] = [
    ("apples", "legal", 48, 48, 2, 2, None),
    ("cheese", "legal", 36, 36, 3, 2, None),
    ("bread", "legal", 0, 36, 3, 2, None),
    ("chickens", "legal", 24, 24, 4, 2, None),
    ("pepper", "contraband", 18, 22, 6, 4, None),
    ("mead", "contraband", 16, 21, 7, 4, None),
    ("silk", "contraband", 9, 12, 8, 4, None),
    ("crossbows", "contraband", 5, 5, 9, 4, None),
    ("green_apples", "royal", 2, 2, 4, 3, CountsAs("apples", 2)),
    ("golden_apples", "royal", 1, 2, 6, 4, CountsAs("apples", 3)),
    ("gouda_cheese", "royal", 2, 2, 6, 4, CountsAs("cheese", 2)),
    ("blue_cheese", "royal", 0, 1, 9, 5, CountsAs("cheese", 3)),
    ("rye_bread", "royal", 0, 2, 6, 4, CountsAs("bread", 2)),
    ("pumpernickel_bread", "royal", 0, 1, 9, 5, CountsAs("bread", 3)),
    ("royal_rooster", "royal", 1, 2, 8, 4, CountsAs("chickens", 2)),
]
ROYALS = [name for name, kind, *_ in GOODS if kind == "royal"]

HONEY = """
    title = "Honey"
    about = "A pack for tests."

    [[goods]]
    name = "honey"
    kind = "legal"
    copies_at_three = 2
    copies = 3
    value = 5
    penalty = 1
"""


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_goods_are_those_of_the_table_in_its_order(players: int) -> None:  # R1.1
    table = [
        Good(name, kind, at_three if players == 3 else copies, value, penalty, counts_as)
        for name, kind, at_three, copies, value, penalty, counts_as in GOODS
    ]
    in_game = catalogue_for(Options(players=players, royal_goods=True)).table
    assert list(in_game) == [good for good in table if good.copies]


@pytest.mark.parametrize(("players", "common", "royals"), [(3, 156, 6), (4, 204, 12), (5, 204, 12), (6, 204, 12)])
def test_there_are_204_goods_or_156_at_three_and_royals_add_twelve_or_six(  # R1.1
    players: int, common: int, royals: int
) -> None:
    assert size(catalogue_for(Options(players=players)).contents) == common
    assert size(catalogue_for(Options(players=players, royal_goods=True)).contents) == common + royals


def test_royal_goods_are_in_the_deck_only_when_chosen() -> None:  # R1.1
    assert not set(ROYALS) & set(catalogue_for(Options(players=4)).deck)
    assert set(ROYALS) < set(catalogue_for(Options(players=4, royal_goods=True)).deck)


@pytest.mark.parametrize("royal", ROYALS)
def test_a_royal_good_is_worth_its_count_times_the_base_good(royal: str) -> None:  # R1.2
    catalogue = catalogue_for(Options(players=4, royal_goods=True))
    counts_as = catalogue.goods[royal].counts_as
    assert counts_as is not None
    assert catalogue.value[royal] == counts_as.count * catalogue.value[counts_as.good]


@pytest.mark.parametrize("royal", ROYALS)
def test_a_royal_good_is_one_card_of_contraband_during_play(royal: str) -> None:  # R1.2
    table = Table.at_inspection({1: (f"2 cheese, 1 {royal}", "cheese")}, royal_goods=True)
    assert table.seen(2)["seats"][1]["bag"]["size"] == 3
    table.act(0, HandBack(1))
    assert table.stand(1) == {"cheese": 2}
    assert table.contraband(1) == {royal: 1}
    assert table.seen(2)["seats"][1]["contraband"] == 1


def test_a_royal_good_can_not_be_declared() -> None:  # R1.2 R5.2
    table = Table.laid(royal_goods=True, hands={1: "1 golden_apples"}).pass_market()
    for seat in table.to_act:
        table.act(seat, {"type": "load_bag", "cards": {"golden_apples" if seat == 1 else "apples": 1}})
    table.refuses(1, Declare("golden_apples"), "R5.2")


def test_everyone_starts_with_fifty_gold() -> None:  # R1.3
    assert [Table.laid(players=5).gold(seat) for seat in range(5)] == [50] * 5


@pytest.mark.parametrize("onlooker", [0, 1, 2, 3, None])
def test_purses_are_public(onlooker: int | None) -> None:  # R1.3
    table = Table.at_inspection({1: ("4 chickens", "chickens")}).act(0, Open(1))
    assert [seat["gold"] for seat in table.seen(onlooker)["seats"]] == [42, 58, 50, 50]


@pytest.mark.parametrize("gold", ["-1", "0.5", '"5"', "true", "null"])
def test_a_sum_of_gold_is_a_whole_number_and_never_negative(gold: str) -> None:  # R1.3
    with pytest.raises(Malformed):
        parse_action(f'{{"type":"offer","to":0,"give":{{"gold":{gold}}}}}')


def test_a_purse_never_falls_below_zero() -> None:  # R1.3
    table = Table.at_inspection({1: ("4 silk", "apples")}).with_seat(1, gold=15)
    table.act(0, Open(1))
    assert table.gold(1) == 0
    assert table.gold(0) == 65


@pytest.mark.parametrize(("players", "pears", "salt", "geese"), [(3, 8, 4, 1), (4, 12, 6, 2), (6, 12, 6, 2)])
def test_the_cards_of_a_pack_are_shuffled_in(players: int, pears: int, salt: int, geese: int) -> None:  # R1.4
    plain = catalogue_for(Options(players=players))
    packed = catalogue_for(Options(players=players, packs=("goose_fair",)))
    assert packed.contents == {**plain.contents, "pears": pears, "salt": salt, "michaelmas_goose": geese}


def test_a_legal_good_of_a_pack_can_be_declared_and_is_paid_for() -> None:  # R1.4
    table = Table.at_inspection({1: ("3 pears", "pears")}, packs=("goose_fair",)).act(0, Open(1))
    assert table.stand(1) == {"pears": 3}
    assert table.gold(1) == 59


def test_contraband_and_royals_of_a_pack_are_fined_by_its_penalties() -> None:  # R1.4
    bag = ("1 apples, 1 salt, 1 michaelmas_goose", "apples")
    table = Table.at_inspection({1: bag}, packs=("goose_fair",)).act(0, Open(1))
    assert table.gold(1) == 50 - 3 - 6
    assert table.stand(1) == {"apples": 1}


def test_a_pack_that_is_a_file_of_goods_can_be_added_and_played() -> None:  # R1.4
    add_pack("honey_for_tests", parse_pack(HONEY, "honey_for_tests"))
    table = Table.at_inspection({1: ("2 honey", "honey")}, packs=("honey_for_tests", "goose_fair")).act(0, Open(1))
    assert table.stand(1) == {"honey": 2}
    assert table.gold(1) == 52


def test_no_two_packs_have_one_name() -> None:  # R1.4
    for name in ("goose_fair", "base"):
        with pytest.raises(ImpossibleGame, match="already a pack"):
            add_pack(name, parse_pack(HONEY, name))


def bad_pack(**changes: str | None) -> str:
    """The honey pack with some lines of its good changed, left out or added."""
    fields: dict[str, str | None] = {
        "name": '"honey"',
        "kind": '"legal"',
        "copies_at_three": "2",
        "copies": "3",
        "value": "5",
        "penalty": "1",
        **changes,
    }
    lines = [f"{name} = {value}" for name, value in fields.items() if value is not None]
    return "\n".join(['title = "Honey"', 'about = "A pack for tests."', "[[goods]]", *lines])


BAD_PACKS = {
    "the same good twice": (HONEY + HONEY.split('tests."')[1], "twice"),
    "no name": (bad_pack(name=None), "name"),
    "no kind": (bad_pack(kind=None), "kind"),
    "no copies": (bad_pack(copies=None), "copies"),
    "no copies at three": (bad_pack(copies_at_three=None), "copies_at_three"),
    "no value": (bad_pack(value=None), "value"),
    "no penalty": (bad_pack(penalty=None), "penalty"),
    "no title": (HONEY.replace('title = "Honey"', ""), "title"),
    "an unknown field of a good": (bad_pack(colour='"gold"'), "colour"),
    "an unknown field of the pack": ("edition = 3\n" + bad_pack(), "edition"),
    "an unknown kind": (bad_pack(kind='"magic"'), "magic"),
    "a royal that counts as nothing": (bad_pack(kind='"royal"'), "counts as"),
    "contraband that counts as something": (
        bad_pack(kind='"contraband"', counts_as='{ good = "apples", count = 2 }'),
        "royal or legal",
    ),
    "a royal that counts as none": (bad_pack(kind='"royal"', counts_as='{ good = "apples", count = 0 }'), "count"),
    "the name contraband": (bad_pack(name='"contraband"'), "called contraband"),
    "the name gold": (bad_pack(name='"gold"'), "called gold"),
    "a name with blanks": (bad_pack(name='"two words"'), "name"),
    "an empty name": (bad_pack(name='""'), "name"),
    "a thousand million copies": (bad_pack(copies=str(10**9)), "copies"),
    "too many goods": (bad_pack() + ("\n[[goods]]\n" + bad_pack().partition("[[goods]]\n")[2]) * 99, "goods"),
    "a long key": ("x." * 600 + "x = 1\n" + bad_pack(), "in a line"),
    "a long text": ("# again\n" * 5000 + bad_pack(), "characters"),
    "a negative number of copies": (bad_pack(copies="-1"), "copies"),
    "a negative value": (bad_pack(value="-5"), "value"),
    "a negative penalty": (bad_pack(penalty="-1"), "penalty"),
    "a value that is text": (bad_pack(value='"5"'), "value"),
    "a value that is a fraction": (bad_pack(value="2.5"), "value"),
    "no TOML": ("honey = {", ""),
    "JSON": ('{"title": "Honey"}', ""),
    "nothing": ("", "title"),
}


@pytest.mark.parametrize(("text", "reason"), BAD_PACKS.values(), ids=list(BAD_PACKS))
def test_a_bad_pack_file_is_refused_in_one_line_with_the_reason(text: str, reason: str) -> None:  # R1.4
    with pytest.raises(ImpossibleGame) as caught:
        parse_pack(text, "honey")
    assert caught.value.rule == "R1.4"
    assert caught.value.message.startswith("Pack honey: ")
    assert reason in caught.value.message
    assert "\n" not in caught.value.message


def test_the_pack_the_bad_ones_are_made_from_is_good() -> None:  # R1.4
    assert parse_pack(bad_pack(), "honey") == parse_pack(HONEY, "honey")


def test_a_pack_that_does_not_exist_can_not_be_chosen() -> None:  # R1.4
    with pytest.raises(ImpossibleGame, match="no pack called 'dragons'"):
        check(Options(players=4, packs=("dragons",)))


def test_a_pack_can_not_be_chosen_twice() -> None:  # R1.4
    with pytest.raises(ImpossibleGame, match="twice"):
        check(Options(players=4, packs=("goose_fair", "goose_fair")))


def test_the_goods_of_the_game_are_no_pack_to_choose() -> None:  # R1.4
    assert "base" not in known_packs()
    with pytest.raises(ImpossibleGame):
        check(Options(players=4, packs=("base",)))


def test_a_pack_can_not_hold_a_good_that_another_has() -> None:  # R1.4
    add_pack("more_apples_for_tests", parse_pack(bad_pack(name='"apples"'), "more_apples_for_tests"))
    with pytest.raises(ImpossibleGame, match="apples"):
        check(Options(players=4, packs=("more_apples_for_tests",)))


def test_a_royal_of_a_pack_can_not_count_as_contraband() -> None:  # R1.2
    text = bad_pack(name='"royal_silk"', kind='"royal"', counts_as='{ good = "silk", count = 2 }')
    add_pack("royal_silk_for_tests", parse_pack(text, "royal_silk_for_tests"))
    with pytest.raises(ImpossibleGame, match="only as a legal good"):
        check(Options(players=4, packs=("royal_silk_for_tests",)))


def test_nothing_in_the_engine_names_a_good() -> None:  # R1.4
    names = set(catalogue_for(Options(players=4, royal_goods=True, packs=("goose_fair",))).goods)
    for module in Path(nottingham.rules.__path__[0]).rglob("*.py"):
        tree = ast.parse(module.read_text(encoding="utf-8"))
        named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)} & names
        assert not named, module.name
