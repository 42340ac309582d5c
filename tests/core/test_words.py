"""Words come last, in three languages; a missing one is an error."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent_compiler.bundle import FluentBundle

import taverna
from taverna.core import LANGS, OptionError, Say, Text, Words
from taverna.core.messages import Messages, messages
from taverna.core.words import event_say, kebab

from .toy import GAME, Earned, Planned

BOX = Path(__file__).parent / "toy_box" / "locale"


def words(lang: str = "en") -> Words:
    names = {"axe": Text(en="axe", es="hacha", pt_BR="machado"), "bow": Text(en="bow", es="arco", pt_BR="arco")}
    return Words(lang, (BOX,), names.get, lambda seat: f"Seat {seat}")


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such"):
        words()("no-such")
    with pytest.raises(KeyError):
        words().say(Say("no-such"))
    assert not words().has("no-such") and words().has("event-earned")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError):
        words()("event-earned", who=1)


def test_a_message_may_name_others(tmp_path: Path) -> None:
    write(tmp_path, "-home = the inn\n# where one goes\nplace = { -home } of { $whom }\ngo = Go to { place }.\n")
    assert messages("en", (tmp_path,)).say("go", {"whom": "Ana"}) == "Go to the inn of Ana."
    messages("en", (tmp_path,)).check()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("go = Go.\ngo = Run.\n", "go is written twice"),
        ("Go.\ngo = Go.\n", "begins with what is no message: 'Go.'"),
    ],
)
def test_a_locale_that_cannot_be_read_is_refused(tmp_path: Path, text: str, why: str) -> None:
    write(tmp_path, text)
    with pytest.raises(ValueError, match=why):
        messages("en", (tmp_path,))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("go = Go to { $place.\n", "go in en: Expected token"),
        ("go = Go.\nand then\n", "go in en: Expected token"),
        ("go = Go to { place }.\n", "go in en: there is no message place"),
        ("go = Go to { -home }.\n", "go in en: there is no message -home"),
    ],
)
def test_a_message_that_cannot_be_said_is_found(tmp_path: Path, text: str, why: str) -> None:
    write(tmp_path, text)
    with pytest.raises(ValueError, match=why):
        messages("en", (tmp_path,)).check()


def write(folder: Path, text: str) -> None:
    (folder / "en.ftl").write_text(text, encoding="utf-8")


def test_names_and_seats_are_said_in_the_language() -> None:
    assert words("es")("event-bid", who=1, card="axe") == "Seat 1 puja hacha."
    assert words("pt-BR")("event-bid", who=0, card="axe") == "Seat 0 aposta machado."
    assert words()("event-bid", who=0, card="unnamed") == "Seat 0 bids unnamed."


class Guests(Words):
    """Words of a table at which some are called otherwise than elsewhere."""

    def __init__(self, content: object, guest: str, seats: tuple[str, ...], asked: list[str]) -> None:
        super().__init__("en", (BOX,), lambda id: None, lambda seat: seats[seat], content)
        self.guest, self.asked = guest, asked

    def name(self, id: str) -> str:
        self.asked.append(id)
        return self.guest if id == "@guest" else id

    def lasting(self, id: str) -> bool:
        return id != "@guest"


def test_only_what_names_nobody_is_said_alike_at_all_tables() -> None:
    content, asked = object(), list[str]()
    here, there = Guests(content, "Ana", ("Rui", "Eva"), asked), Guests(content, "Bia", ("Leo", "Ada"), asked)
    assert [at("event-bid", who=1, card="@guest") for at in (here, there)] == ["Eva bids Ana.", "Ada bids Bia."]
    assert [at("event-bid", who=1, card="axe") for at in (here, there)] == ["Eva bids axe.", "Ada bids axe."]
    asked.clear()
    assert [at("event-bid", who="a", card="axe") for at in (here, there, here)] == ["a bids axe."] * 3
    assert asked == ["a", "axe"], "and is made once"
    other = Guests(object(), "Ana", ("Rui",), asked)
    assert other("event-bid", who="a", card="axe") == "a bids axe." and asked == ["a", "axe"] * 2


def test_of_two_games_with_one_content_each_says_its_own(tmp_path: Path) -> None:
    """As a game that changes the words of another, or two that have none."""
    content = ()
    for said in ("One says so.", "The other says so."):
        folder = tmp_path / said[:3]
        folder.mkdir()
        for lang in LANGS:
            (folder / f"{lang}.ftl").write_text(f"so = {said}", encoding="utf-8")
        assert Words("en", (folder,), lambda id: None, str, content)("so") == said


def test_what_is_listed_is_in_words_already() -> None:
    """A number or a person's name in a list is no thing of the content, though one may be called so."""
    named = Text(en="a treasure", es="un tesoro", pt_BR="um tesouro")
    say = Words("en", (), lambda id: named if id in ("1", "Ana") else None, lambda seat: ("Ana", "Bia")[seat])
    assert say.listed(["1", "Ana"]) == "1 and Ana"


def test_lists() -> None:
    say = words()
    assert say.listed([]) == "nothing"
    assert say.listed(["a"]) == "a"
    assert say.listed(["a", "b"]) == "a and b"
    assert say.listed(["a", "b", "c"]) == "a, b and c"
    assert words("es").listed(["a", "b", "c"]) == "a, b y c"
    assert words("pt-BR").listed(["a", "b", "c"]) == "a, b e c"
    assert say("event-planned", who=0, tokens=("axe", "bow")) == "Seat 0 lays axe and bow."
    assert say("event-won", who=(0, 2)) == "The fair belongs to Seat 0 and Seat 2."


def test_text_knows_its_languages() -> None:
    text = Text(en="house", es="casa", pt_BR="casa")
    assert [text[lang] for lang in LANGS] == ["house", "casa", "casa"]
    with pytest.raises(OptionError, match=r"no language 'fr'.*en, es, pt-BR"):
        text["fr"]
    with pytest.raises(OptionError, match="fr"):
        words("fr")


def test_events_are_said_by_their_name() -> None:
    assert kebab("CardPlayed") == "card-played" and kebab("Won") == "won"
    assert event_say(Earned(who=1, amount=2)) == Say("event-earned", {"who": 1, "amount": 2})
    assert event_say(Planned(who=0, tokens=("coin",))).key == "event-planned"


def test_every_language_of_a_table() -> None:
    from taverna.core import Table

    t = Table(GAME, 2, 1, {})
    for lang in LANGS:
        assert t.questions[0].describe(lang)
        assert t.log(lang)
    with pytest.raises(OptionError):
        t.log("xx")
    with pytest.raises(OptionError):
        t.svg(0, "xx")


def test_nothing_is_not_one_in_portuguese() -> None:
    """To Fluent zero is `[one]` in Portuguese, so a message that writes the number out must say `[1]`."""
    home = Path(taverna.__file__).parent
    files = sorted(home.rglob("*pt-BR.ftl"))
    assert len(files) > 10
    for file in files:
        for variant in re.findall(r"^ *\[one\] (.*)$", file.read_text(), re.MULTILINE):
            assert not re.search(r"\b(1|[Uu]ma?)\b", variant) or "{ $near }" in variant, f"{file.name}: {variant}"
    for game, key, name in (
        ("bloodborne", "event-stored", "amount"),
        ("lords_of_ragnarok", "scene-cards", "n"),
        ("gloomhaven", "event-rested", "cards"),
        ("massive_darkness", "block-treasure", "n"),
    ):
        say = Words("pt-BR", (home / "games" / game / "locale",), lambda _: None, str)
        assert "0 " in say(key, **{"who": 0, name: 0} if key.startswith("event") else {name: 0})
        assert "1 " in say(key, **{"who": 2, name: 1} if key.startswith("event") else {name: 1})


def test_a_message_of_text_and_names_is_said_as_fluent_says_it(tmp_path: Path) -> None:
    lines = (
        "plain = Nothing to fill in",
        "filled = { $who } loses { $n } of { $all }.",
        "named = { filled } And { -term }{ $who }!",
        "-term = so says",
        'quoted = { "" }{ "{" } at the { "\\u00e9" }nd{ " " }',
        "lines =\n    one\n      two { $n }\n    three",
        "many = { $n ->\n    [one] one\n   *[other] { $n } of { $all }\n }",
    )
    for lang in LANGS:
        file = tmp_path / f"{lang}.ftl"
        file.write_text("\n".join(lines), encoding="utf-8")
        ours = Messages(lang, [file])
        whole = FluentBundle.from_string(lang, file.read_text(encoding="utf-8"), use_isolating=False)
        for key in ("plain", "filled", "named", "quoted", "lines", "many"):
            for n in (0, 1, -2, 1234, 1234567):
                args = {"who": "Ångström", "n": n, "all": 98765}
                assert ours.say(key, args) == whole.format(key, args)[0], (lang, key)
        with pytest.raises(KeyError):
            ours.say("filled", {"who": "nobody"})
