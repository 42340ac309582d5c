"""What a game gives the core: a state, a flow of rules, what is hidden, words and a drawing."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache, partial
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, ClassVar, Generic, Literal, TypeVar, get_args, get_origin

import msgspec

from .ask import Ask, AskAll, AskAny, Flow, GameOver, Result, Value
from .book import Book, read_book, told
from .bounds import too_much
from .catalogue import Catalogue, read_catalogue
from .chance import Script
from .content import READING, Raw, Record, overlaid, read_folder
from .errors import OptionError
from .gallery import Entry, Shelf, entries, read_shelves
from .given import as_named
from .lessons import FirstTime, Lesson, read_first_times, read_lessons
from .motion import Motion, Motions
from .referee import Referee
from .scene import Markup, Scene, Sprites, tag
from .secrets import Pool
from .sheets import Sheet, whole
from .state import Event, State
from .things import See, Thing
from .words import LANGS, Say, Text, Words, language

S = TypeVar("S", bound=State)

Name = Annotated[str, msgspec.Meta(max_length=40)]
"""An option that people write themselves: what someone or something is called (`Game.written`)."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Someone who may sit at the next table of a campaign, or miss it. `id`: of whom they play, `title`: that in words,
    and how they call it (who is still to choose has none of it); `seat`: theirs at this table, if they sat here;
    `here`: whether they are expected."""

    id: str = ""
    title: Say | None = None
    name: str = ""
    seat: int | None = None
    here: bool = True


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One of the ways a campaign may go on: options beside those that last, for how many, and in words. `heirs`: which
    seat of this table each seat of the next one follows, where they are not simply the same.

    Where people can be told to be there or not, `people` are those known, in the order they will sit in; `newcomers`:
    how many may join them; `name`: what they are called together. The game then has the options `absent` (ids), `names`
    (by seat, "" to leave one as it is) and `party_name`."""

    seats: int
    options: dict[str, Any]
    title: Say
    about: Say
    heirs: tuple[int, ...] = ()
    people: tuple[Person, ...] = ()
    newcomers: int = 0
    name: str = ""
    joined: int = 0  # of `seats`, those for whoever joins

    def seated(self, there: Collection[int], names: Sequence[str] = (), name: str = "", joining: int = 0) -> Way:
        """This way with those of the `people` who come, by their place among them, and so many who join; `names`: what
        they are to be called, in the order they will sit in."""
        coming = [person for nth, person in enumerate(self.people) if nth in there]
        options = dict(self.options)
        if any(person.id for person in self.people):
            options["absent"] = [person.id for person in self.people if person.id and person not in coming]
        if any(names):
            options["names"] = list(names)
        if name:
            options["party_name"] = name
        return msgspec.structs.replace(
            self,
            seats=len(coming) + joining,
            joined=joining,
            options=options,
            heirs=tuple(person.seat for person in coming if person.seat is not None),
        )


class Sequel(msgspec.Struct, frozen=True, kw_only=True):
    """The next table of a campaign: what has lasted goes on in its options. Where there are several ways to go on, the
    first is the one that `seats` and `options` say."""

    seats: int
    options: dict[str, Any]
    ways: tuple[Way, ...] = ()
    heirs: tuple[int, ...] = ()

    def wanted(self, seats: int | None, options: Mapping[str, Any]) -> Sequel:
        """The way whose options someone names, or the first; for as many as are then there, if they do not say."""
        named = [way for way in self.ways if way.options.items() <= dict(options).items()]
        way = max(named, key=lambda way: len(way.options), default=None)
        if way is None and self.ways and not any(name in options for name in self.ways[0].options):
            way = self.ways[0]
        absent = options.get("absent")
        if way is not None and isinstance(absent, list | tuple):
            way = way.seated([nth for nth, person in enumerate(way.people) if person.id not in absent])
        found = way or self
        return Sequel(seats=seats or found.seats, options=self.options | dict(options), heirs=found.heirs)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be chosen before a game. Each field has a default that makes sense and a message `option-<field>`."""

    def seats(self, usual: range) -> range:
        """For how many a table with these options is."""
        return usual


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """What `taverna bench` plays to measure a game: for how many, with which options; and what else it measures,
    {title: "module:function"}, each a function that gives {name: number}."""

    seats: int | None = None
    options: dict[str, Any] = {}
    more: dict[str, str] = {}


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a person choosing a game wants to know."""

    id: str
    title: dict[str, str]
    min_seats: int
    max_seats: int
    options: dict[str, Any]
    bots: list[str]
    usual: str  # the bot for whoever names none
    version: int
    cooperative: bool = False
    campaign: dict[str, Any] = {}


class Game(Generic[S]):
    """One set of rules. A game is one subclass of this, in its package, found through the registry."""

    id: ClassVar[str]
    title: ClassVar[Text]
    seats: ClassVar[range]
    version: ClassVar[int] = 1
    options_type: ClassVar[type[Options]] = Options
    bots: ClassVar[Mapping[str, str]] = {}  # name -> "module:Class", the weakest first
    usual_bot: ClassVar[str] = ""  # the one for whoever names none; the last if it is not said
    sense: ClassVar[str] = ""  # "module:Class", what a search must know of it: `taverna.bots.search.Sense`
    judge: ClassVar[str] = ""  # "module:object", a `Referee`
    cast: ClassVar[str] = ""  # "module:object", the `Sprites` of its figures
    box: ClassVar[str] = ""  # "module:function", which gives the `Thing`s of a content
    plates: ClassVar[str] = ""  # "module:function", which draws one of them; see `plate`
    bench: ClassVar[Bench] = Bench()
    first_evening: ClassVar[Mapping[str, Any]] = {}  # the options with which a campaign begins, if it has one
    folder: ClassVar[Path]
    cooperative: ClassVar[bool] = False  # all seats win or lose together
    open_handed: ClassVar[bool] = False  # nothing is secret between players: no curtain between two of them
    talk: ClassVar[str] = ""  # the clause about what players may say to each other
    needs: ClassVar[Mapping[str, Mapping[str, Any]]] = {}  # option -> values of others without which it means nothing
    readings: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # options that are house rules -> their clauses
    unique: ClassVar[frozenset[str]] = frozenset()  # options of `picks` of which each thing can be had once
    moving: ClassVar[Motions] = {}  # what moves while an event is told
    declining: ClassVar[frozenset[Value]] = frozenset(("no", "none", "skip", "stop", "done", "end", "pass"))
    explained: ClassVar[Mapping[str, tuple[str, ...]]] = {}  # prompt -> the clauses that tell its rule
    ahead: ClassVar[Mapping[str, Value]] = {}  # prompt -> the answer a person may give ahead, always on offer
    deadly: ClassVar[tuple[str, ...]] = ()  # prompts at which a hero is about to fall
    telling: ClassVar[Mapping[str, int]] = {}  # event -> how much of what happened it tells, for a summary
    state_type: type[S]

    # -- the rules ---------------------------------------------------------------------------------------------------
    def begin(self, seats: int, seed: int, options: Any, content: Any) -> S:
        """The state before the first rule has run."""
        raise NotImplementedError

    def run(self, g: S) -> Flow:
        """The whole game as a flow that can be entered from any checkpoint; ends by `raise GameOver(result)`."""
        raise NotImplementedError

    def hidden(self, g: S, seat: int | None) -> list[Pool]:
        """What this seat (None: a spectator) does not know."""
        raise NotImplementedError

    def sequel(self, g: S, result: Result) -> Sequel | None:
        """What comes after an evening of a campaign: a world goes in with its options, and another comes out."""
        return None

    def campaign(self, g: S) -> bool:
        """Is this table one evening of a campaign? Whoever made it may then take its file along."""
        return False

    def cards(self, g: S) -> list[str]:
        """Everything that can neither appear nor vanish, wherever it lies; empty while things are still handed out."""
        return []

    # -- words and drawing -------------------------------------------------------------------------------------------
    def wording(self, g: S, ask: Ask, value: Value) -> Say:
        """What an option says."""
        raise NotImplementedError

    def asking(self, g: S, ask: Ask) -> Say:
        """What a question says."""
        return Say(f"ask-{ask.prompt}", dict(ask.about or {}))

    def dire(self, g: S, ask: Ask) -> bool:
        """Does this question say that a hero falls now, unless it is answered otherwise? It is then shown in red."""
        return ask.prompt in self.deadly

    def targets(self, g: S, ask: Ask, value: Value) -> list[str]:
        """The board elements of an option; the first is the one to click."""
        return []

    def cut(self, before: Event, event: Event) -> bool:
        """Is the table shown between these two events, as it stood then? Otherwise they are one moment."""
        return type(before) is not type(event)

    def motions(self, event: Event) -> Iterable[Motion]:
        """What moves while this event is told, in the order in which it does."""
        moved = self.moving.get(type(event))
        return moved(event) if moved is not None else ()

    def declines(self, ask: Ask, value: Value) -> bool:
        """Is this the option of leaving it? Nobody's focus begins on it."""
        return value in self.declining

    def recap(self, events: Sequence[Event]) -> list[Event]:
        """The three that tell most of what happened, the later of equals, in their order."""
        ranked = [(self.telling.get(type(event).__name__, 0), nth) for nth, event in enumerate(events)]
        best = sorted((one for one in ranked if one[0]), reverse=True)[:3]
        return [events[nth] for nth in sorted(nth for _, nth in best)]

    def refuse(self, g: S, seat: int, target: str) -> str | None:
        """The clause by which a board element that no option is about cannot be had now, if the game has one."""
        return None

    def names(self, content: Any) -> Mapping[str, Text]:
        """What the things of the content are called, by id."""
        return {}

    def name(self, content: Any, id: str) -> Text | None:
        return self.names(content).get(id)

    def record(self, content: Any, id: str) -> Record | None:
        """The card, monster or other thing of this id: its text, and where its values come from."""
        return None

    def things(self, content: Any) -> list[Thing]:
        """Every card, monster, hero and other thing that has a page of its own in the book."""
        return list(named(self.box)(content)) if self.box else []

    def story(self, content: Any, id: str) -> Text | None:
        """How a scenario, a mission or whatever is played begins, in a line or two of story."""
        return None

    @cached_property
    def shelves(self) -> list[Shelf]:
        """What `gallery.yaml` tells to those who choose."""
        return read_shelves(self.folder)

    def gallery(self, lang: str) -> list[Entry]:
        """Whom one may be and what one may play: what it is like, and how hard. A game may have none of it."""
        content = self.content()
        return entries(self.shelves, lang, lambda id: self.name(content, id), lambda id: self.story(content, id))

    def plate(self, thing: Thing, see: See, words: Words, content: Any) -> Markup:
        """A thing as the table draws it, for its page in the book; empty where the table has no picture of its own.
        `see`: what anyone sees of a table with these options, before anybody has acted."""
        drawn: Markup = named(self.plates)(thing, see, words, content) if self.plates else Markup("")
        return drawn

    def choices(self, content: Any, seats: int) -> dict[str, list[Any]]:
        """{option: the values it may take}, for those who fill in a form; the first is the default. Each option has a
        name `setting-<option>`, and each value that is no thing of the content one like `setting-<option>-<value>`."""
        found: dict[str, list[Any]] = {}
        for field in msgspec.structs.fields(self.options_type):
            values = [True, False] if field.type is bool else list(get_args(field.type))
            if field.type is bool or get_origin(field.type) is Literal:
                found[field.name] = sorted(values, key=lambda value, first=field.default: value != first)  # type: ignore[misc]
        return found

    def picks(self, content: Any, options: Mapping[str, Any]) -> dict[str, list[str]]:
        """{option: ids}, of those options that hold one thing of the content per seat ("" for what suits), which
        whoever sits there may choose; each has a name `pick-<option>`. Those in `unique` go to one seat only."""
        return {}

    def written(self) -> dict[str, bool]:
        """{option: is there one for each seat?}, of those people write themselves, named `setting-<option>`."""
        found: dict[str, bool] = {}
        for field in msgspec.structs.fields(self.options_type):
            inner = get_args(field.type)[0] if get_origin(field.type) is Annotated else field.type
            if field.type == Name or (get_origin(inner) is tuple and get_args(inner)[0] == Name):
                found[field.name] = field.type != Name
        return found

    def seat_name(self, g: S, seat: int) -> str:
        """What the one who sits here is called in the game."""
        raise NotImplementedError

    def scene(self, view: dict[str, Any], seat: int | None, words: Words, content: Any) -> Scene:
        """What a seat sees, drawn: made from its view alone, so it cannot show more."""
        raise NotImplementedError

    def board(self, view: dict[str, Any], seat: int | None, words: Words, content: Any) -> list[str]:
        """What a seat sees, as lines of text: made from its view alone, for terminals and plain listeners."""
        if type(self).sheets is Game.sheets:
            raise NotImplementedError
        return whole(self.sheets(view, seat, words, content, {}))

    def sheets(
        self, view: dict[str, Any], seat: int | None, words: Words, content: Any, marks: Mapping[str, int]
    ) -> list[Sheet]:
        """The same in parts, for terminals that do not hold it all. `marks`: by which number an option that belongs to
        a board element is answered, to be written on the map."""
        return [Sheet(id="table", lines=self.board(view, seat, words, content))]

    def preview(self, view: dict[str, Any], seat: int, option: str, words: Words, content: Any) -> str:
        """What choosing this option would mean, as far as the seat can know: a fragment of markup, or nothing."""
        return ""

    def look(self, view: dict[str, Any], seat: int | None, key: str, words: Words, content: Any) -> Markup:
        """What the thing with this key is, what it does now, and its rule: a sheet of markup, made from the view alone.
        Without a word of the game's own: the record that the key ends in."""
        record = self.record(content, key.rsplit("/", 1)[-1].partition(".")[0])
        if record is None:
            return Markup("")
        text = record.text[words.lang] if record.text is not None else None
        return tag("div", tag("h3", record.name[words.lang]), tag("p", text) if text else None, class_="sheet-of")

    @cached_property
    def style(self) -> str:
        """The game's own stylesheet, after what all tables share: every `.css` file of its `scene` folder."""
        return "\n".join(file.read_text(encoding="utf-8") for file in sorted((self.folder / "scene").glob("*.css")))

    @cached_property
    def symbols(self) -> str:
        """The game's own symbols, `<symbol id="i-…">` beside the shared ones: `scene/symbols.svg`."""
        file = self.folder / "scene" / "symbols.svg"
        return file.read_text(encoding="utf-8").strip() if file.is_file() else ""

    @cached_property
    def cover(self) -> str:
        """The picture by which people know the game: `cover` among its figures, `scene/cover.svg`, or nothing."""
        if self.figures and (picture := self.figures.picture("cover")):
            return tag("img", class_="cover", src=picture, alt="", width=480, height=270).removesuffix("</img>")
        file = self.folder / "scene" / "cover.svg"
        return file.read_text(encoding="utf-8").strip() if file.is_file() else ""

    @cached_property
    def figures(self) -> Sprites | None:
        """Busts, tokens and standees of those who appear in the game, if they are drawn."""
        found: Sprites | None = named(self.cast) if self.cast else None
        return found

    # -- content -----------------------------------------------------------------------------------------------------
    def build(self, raw: Raw) -> Any:
        """Check the raw records against their schemas and make the game's content of them."""
        raise NotImplementedError

    def content(self, pack: Raw | None = None) -> Any:
        """The definitions, with a pack's records in place of ours. Shared and frozen."""
        return _content(self, msgspec.json.encode(pack, order="sorted") if pack else b"{}")

    def laid(self, ground: Mapping[str, Any]) -> Any:
        """The definitions for a position on a ground of its own: as its referee reads it, or else a pack."""
        read = self.referee.laid if self.referee is not None else None
        return read(ground) if read is not None else self.content(dict(ground))

    @cached_property
    def raw(self) -> Raw:
        folder = self.folder / "content"
        return read_folder(folder) if folder.is_dir() else {}

    @cached_property
    def catalogue(self) -> Catalogue:
        file = self.folder / "catalogue.yaml"
        return read_catalogue(file) if file.is_file() else Catalogue(game=self.id, prefix="", clauses=[])

    def rules_in(self, lang: str) -> Catalogue:
        """The catalogue in a language, read when it is first wanted."""
        return _told(self, lang)

    @cached_property
    def book(self) -> Book | None:
        """The chapters in the order one learns, if somebody wrote them."""
        return read_book(self.folder / "book")

    @cached_property
    def lessons(self) -> dict[str, Lesson]:
        """Guided first games by id, those in its `lessons` folder."""
        return read_lessons(self)

    @cached_property
    def first_times(self) -> list[FirstTime]:
        """What is said once, when something first appears."""
        return read_first_times(self)

    @cached_property
    def locale(self) -> tuple[Path, ...]:
        """Where its messages are."""
        return (self.folder / "locale",)

    def words(self, lang: str, g: S) -> Words:
        content = g.content
        return Words(lang, self.locale, partial(self.name, content), partial(self.seat_name, g), content)

    def words_of(self, lang: str) -> Words:
        """The words of its own content, at no table."""
        content = self.content()
        return Words(lang, self.locale, lambda id: self.name(content, id), lambda seat: str(seat + 1))

    # -- what the registry shows -------------------------------------------------------------------------------------
    @cached_property
    def info(self) -> GameInfo:
        return GameInfo(
            id=self.id,
            title={lang: self.title[lang] for lang in LANGS},
            min_seats=self.seats.start,
            max_seats=self.seats.stop - 1,
            options=msgspec.structs.asdict(self.options_type()),
            bots=["random", *self.bots],
            usual=self.usual_bot or ["random", *self.bots][-1],
            version=self.version,
            cooperative=self.cooperative,
            campaign=dict(self.first_evening),
        )

    @cached_property
    def referee(self) -> Referee | None:
        """Who judges positions that people describe, if anyone does."""
        found: Referee | None = named(self.judge) if self.judge else None
        return found

    def read_options(self, options: Mapping[str, Any]) -> Any:
        """Unknown options and values are refused by name."""
        if not options:
            return self.options_type()
        known = self.options_type.__struct_fields__
        if unknown := [name for name in options if name not in known]:
            raise OptionError(f"{self.id} has no option '{unknown[0]}'; it has {', '.join(sorted(known))}")
        if found := too_much(dict(options)):
            raise OptionError(f"{self.id}: option {found[0]}: {found[1]}")
        try:
            return msgspec.convert(as_named(options, self.options_type), self.options_type)
        except msgspec.ValidationError as error:
            raise OptionError(f"{self.id}: {error}") from None

    # -- copies ------------------------------------------------------------------------------------------------------
    @cached_property
    def encode(self) -> Callable[[S], bytes]:
        return msgspec.msgpack.Encoder().encode

    @cached_property
    def decode(self) -> Callable[[bytes], S]:
        return msgspec.msgpack.Decoder(self.state_type).decode

    def copy(self, g: S) -> S:
        twin = self.decode(self.encode(g))
        twin.furnish(g.content)
        return twin

    def odds(
        self,
        g: S,
        flow: Callable[[S], Flow],
        measure: Callable[[S], Any],
        policy: Callable[[Ask], Value] = lambda ask: next(iter(ask.made().values())),
        limit: int = 20_000,
    ) -> dict[Any, float]:
        """The exact distribution of `measure` after `flow`, from the very rule that will resolve the act: it is run on
        copies through every branch of luck. Call it on a determinized table, never on the truth."""
        data = self.encode(g)
        found: dict[Any, float] = {}
        path: list[int] | None = []
        for _ in range(limit):
            twin = self.decode(data)
            twin.furnish(g.content)
            script = Script(path=list(path or []), widths=[])
            twin.chance = script
            rules = flow(twin)
            try:
                asked = next(rules)
                while True:
                    if isinstance(asked, Ask):
                        asked = rules.send(policy(asked))
                    elif isinstance(asked, AskAll):
                        asked = rules.send({seat: policy(ask) for seat, ask in asked.asks.items()})
                    elif isinstance(asked, AskAny):
                        first = next(iter(asked.asks.values()))
                        asked = rules.send((first.seat, policy(first)))
                    else:
                        asked = rules.send(None)
            except (StopIteration, GameOver):
                pass
            key = measure(twin)
            found[key] = found.get(key, 0.0) + script.p
            path = script.next_path()
            if path is None:
                return found
        raise OverflowError(f"more than {limit} branches of luck")


def named(where: str) -> Any:
    """What "module:name" means."""
    module, _, name = where.partition(":")
    return getattr(import_module(module), name)


@lru_cache(maxsize=64)
def _told(game: Game[Any], lang: str) -> Catalogue:
    return told(game.catalogue, game.folder / "book", language(lang))


@lru_cache(maxsize=32)
def _content(game: Game[Any], pack: bytes) -> Any:
    with READING:
        msgspec.json.Decoder(game.state_type)  # known from now on, whichever thread asks
        return game.build(overlaid(game.raw, [msgspec.json.decode(pack)]))
