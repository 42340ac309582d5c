"""What a seat does not know is declared once: the mask and the redeal come from it."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from taverna.core import Chance, Pool
from taverna.core.secrets import masked, redeal

from .bare import Tray

CARDS = st.lists(st.sampled_from("abcdefgh"), max_size=6)


def test_hidden_zones_show_their_size_and_what_is_known() -> None:
    g = Tray(chance=Chance(1), hand=["b", "a", "c"], pile=["d"])
    view = masked(g, [Pool([g.hand], known=["c", "b"]), Pool([g.pile])])
    assert view["hand"] == {"size": 3, "known": ["b", "c"]}
    assert view["pile"] == {"size": 1, "known": []}
    assert view["notes"] == [] and view["n"] == 0
    assert "chance" not in view


def test_what_is_not_declared_shows() -> None:
    g = Tray(chance=Chance(1), hand=["b", "a"])
    assert masked(g, [])["hand"] == ["b", "a"]


def test_redeal_is_in_place() -> None:
    hand, pile = ["a", "b"], ["c", "d"]
    alias = hand
    redeal(Chance(3), [Pool([hand, pile])])
    assert alias is hand and len(hand) == len(pile) == 2
    assert sorted(hand + pile) == list("abcd")


def test_known_cards_stay_in_their_place() -> None:
    for seed in range(40):
        hand, pile = ["a", "k", "b"], ["c", "l"]
        redeal(Chance(seed), [Pool([hand, pile], known=["k", "l"])])
        assert hand[1] == "k" and pile[1] == "l"


def test_cards_change_places_only_with_cards_of_the_same_back() -> None:
    for seed in range(40):
        one, two = ["a1", "b1"], ["a2", "a3", "b2"]
        redeal(Chance(seed), [Pool([one, two], back=lambda card: card[0])])
        assert sorted(card[0] for card in one) == ["a", "b"]
        assert sorted(one + two) == ["a1", "a2", "a3", "b1", "b2"]


def test_every_deal_is_as_likely() -> None:
    deals: Counter[tuple[str, ...]] = Counter()
    for seed in range(3_000):
        hand, pile = ["a"], ["b", "c"]
        redeal(Chance(seed), [Pool([hand, pile])])
        deals[(*hand, *pile)] += 1
    assert len(deals) == 6 and all(400 < n < 600 for n in deals.values())


def places(zones: list[list[str]], card: str) -> list[list[int]]:
    return [[i for i, there in enumerate(zone) if there == card] for zone in zones]


@given(st.lists(CARDS, min_size=1, max_size=3), st.randoms(use_true_random=False), st.integers(0, 2**64 - 1))
def test_the_deal_is_a_function_of_what_is_known(zones: list[list[str]], random: object, seed: int) -> None:
    """However the unknown cards lay before, the same luck deals the same."""
    cards = [card for zone in zones for card in zone]
    random.shuffle(cards)  # type: ignore[attr-defined]
    other = []
    for zone in zones:
        other.append(cards[: len(zone)])
        del cards[: len(zone)]
    known = ["a"] if places(zones, "a") == places(other, "a") else []
    here, there = [list(z) for z in zones], [list(z) for z in other]
    redeal(Chance(seed), [Pool(here, known=known)])
    redeal(Chance(seed), [Pool(there, known=known)])
    assert here == there
    assert list(map(len, here)) == list(map(len, zones))
    assert Counter(c for z in here for c in z) == Counter(c for z in zones for c in z)
