"""Looking for something in the rules: clauses, examples, terms, cards and other things, in the reader's language.

The index is SQLite's FTS5. Words are cut to their stems, so that "mortes" and "morreu" find "morte"; accents do not
count; what is still being typed finds what it begins; and where nothing is found, words that look alike do (trigrams).
"""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from difflib import SequenceMatcher
from functools import lru_cache
from pathlib import Path

import msgspec

import taverna
from taverna.core.house import house_rules
from taverna.core.words import LANGS, plain
from taverna.edition import edition
from taverna.games import find

WORD = re.compile(r"[^\W_]+")
MOST = 40

ENDINGS = {
    "en": ("ingly", "edly", "ings", "ing", "ies", "ied", "ed", "es", "ly", "s", "e"),
    "es": (
        *("amientos", "imientos", "amiento", "imiento", "aciones", "iciones", "acion", "icion", "mente", "ando"),
        *("iendo", "adas", "ados", "idas", "idos", "ada", "ado", "ida", "ido", "aran", "eran", "aron", "ieron"),
        *("aras", "eras", "iras", "ar", "er", "ir", "an", "en", "es", "as", "os", "a", "e", "o", "s"),
    ),
    "pt-BR": (
        *("amentos", "imentos", "amento", "imento", "acoes", "icoes", "acao", "icao", "mente", "ando", "endo", "indo"),
        *("adas", "ados", "idas", "idos", "ada", "ado", "ida", "ido", "aram", "eram", "iram", "ar", "er", "ir"),
        *("oes", "aes", "am", "em", "ou", "eu", "iu", "ns", "es", "as", "os", "ao", "a", "e", "o", "s"),
    ),
}
"""What a word ends in when it is bent, longest first; without accents."""

ONE_WORD = {
    "pt-BR": {"morr": "mort", "morto": "mort", "venc": "vitor", "vitori": "vitor"},
    "es": {"muer": "muert", "mor": "muert", "mur": "muert", "venc": "victor", "victori": "victor", "gan": "victor"},
    "en": {"dead": "death", "dy": "death", "died": "death", "win": "victor", "won": "victor"},
}
"""Stems of one word that do not look alike."""


@lru_cache(maxsize=50_000)
def stem(word: str, lang: str) -> str:
    """A word without what bends it."""
    word = plain(word)
    if word.isdigit() or len(word) < 4:
        return ONE_WORD[lang].get(word, word)
    for ending in ENDINGS[lang]:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            break
    return ONE_WORD[lang].get(word, word)


class Entry(msgspec.Struct, frozen=True):
    """Something that can be found."""

    game: str
    kind: str
    id: str
    title: str
    text: str
    href: str


class Found(msgspec.Struct, frozen=True):
    """Something that was found, with the words that were looked for marked: [(text, is it one of them)]."""

    entry: Entry
    parts: list[tuple[str, bool]]


# -- what there is ---------------------------------------------------------------------------------------------------
def rules(lang: str) -> Iterator[Entry]:
    """What the books say in a language."""
    for name in taverna.games():
        game = find(name)
        told = game.rules_in(lang)
        root = f"/rules/{name}"
        for clause in told.clauses:
            yield Entry(name, "clause", clause.id, clause.id, clause.text, f"{root}/clauses/{clause.id}")
        for example in told.examples:
            yield Entry(name, "example", example.id, example.id, example.text, f"{root}/examples/{example.id}")
        for n, one in enumerate(told.ambiguities):
            yield Entry(
                name, "reading", str(n), one.question, f"{one.reading} {one.why}", f"{root}/readings#reading-{n}"
            )
        for term in told.named_content:
            anchor = f"term-{(term.name_en or term.name_pt or '').lower().replace(' ', '-')}".replace("'", "")
            yield Entry(name, "term", anchor, term.name(lang), term.note, f"{root}/glossary#{anchor}")
        if game.book is not None:
            for chapter in game.book.chapters:
                text = chapter.lead[lang]
                yield Entry(name, "chapter", chapter.id, chapter.title[lang], text, f"{root}/chapters/{chapter.id}")
    for clause in house_rules(lang).clauses:
        yield Entry("", "clause", clause.id, clause.id, clause.text, f"/rules/house#{clause.id}")


def things(lang: str) -> Iterator[Entry]:
    """The cards, monsters and other things, with what is printed on them: takes longer, since it must be printed."""
    for name in taverna.games():
        game = find(name)
        words = game.words_of(lang)
        for thing in game.things(game.content()):
            text = " ".join(thing.tells(words))
            yield Entry(name, "thing", thing.id, thing.name[lang], text, f"/rules/{name}/things/{thing.id}")


# -- the index -------------------------------------------------------------------------------------------------------
class Index:
    """One language's. May be asked from any thread."""

    def __init__(self, lang: str, what: Iterable[Entry]) -> None:
        self.lang = lang
        self._lock = threading.Lock()
        self._db = sqlite3.connect(":memory:", check_same_thread=False)
        self._entries: list[Entry] = []
        self._known: set[str] = set()
        self._db.execute("create virtual table stems using fts5(title, text, prefix='2 3 4')")
        self._db.execute("create virtual table words using fts5(word, tokenize='trigram')")
        self.add(what)

    @classmethod
    def read(cls, lang: str, file: Path) -> Index | None:
        """As it was written before, if it was."""
        if not file.is_file():
            return None
        made = cls.__new__(cls)
        made.lang, made._lock, made._known = lang, threading.Lock(), set()
        try:
            made._db = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)
            (rows,) = made._db.execute("select list from entries").fetchone()
            made._entries = msgspec.json.decode(rows, type=list[Entry])
        except (sqlite3.Error, msgspec.DecodeError, TypeError):
            return None
        return made

    def write(self, file: Path) -> None:
        """For the next time: whole, or not at all."""
        partial = file.with_suffix(".part")
        partial.unlink(missing_ok=True)
        with self._lock:
            self._db.execute("create table entries(list)")
            self._db.execute("insert into entries values (?)", (msgspec.json.encode(self._entries),))
            self._db.commit()
            target = sqlite3.connect(partial)
            self._db.backup(target)
            target.close()
        partial.replace(file)

    def add(self, what: Iterable[Entry]) -> None:
        """More that can be found."""
        fresh = list(what)
        known: set[str] = set()
        rows = []
        for n, entry in enumerate(fresh, len(self._entries)):
            title, text = self._words(entry.title), self._words(entry.text)
            known.update(word for word in (*title, *text) if len(word) > 3 and not word.isdigit())
            stems = [" ".join(stem(word, self.lang) for word in words) for words in (title, text)]
            rows.append((n, *stems))
        with self._lock:
            self._entries += fresh
            self._db.executemany("insert into stems(rowid, title, text) values (?, ?, ?)", rows)
            self._db.executemany("insert into words(word) values (?)", [(one,) for one in sorted(known - self._known)])
            self._db.commit()
            self._known |= known

    @staticmethod
    def _words(text: str) -> list[str]:
        return [plain(word) for word in WORD.findall(text)]

    def search(self, asked: str, game: str = "", most: int = MOST) -> list[Found]:
        """What speaks of it, the best first; those of this game before the others."""
        words = self._words(asked)[:8]
        words = [word for word in words if len(word) > 2 or word.isdigit()] or words
        if not words:
            return []
        with self._lock:
            rows = self._rows(self._query(words))
            if not rows and (meant := [self._alike(word) for word in words]) != words:
                words = meant
                rows = self._rows(self._query(words))
        stems = [stem(word, self.lang) for word in words]
        hits = [(self._entries[n], rank) for n, rank in rows]
        exact = plain(asked).strip()
        hits.sort(key=lambda hit: (bool(game) and hit[0].game != game, plain(hit[0].title) != exact, hit[1]))
        return [Found(entry, self._marked(entry.text, stems)) for entry, _ in hits[:most]]

    def _query(self, words: list[str]) -> str:
        """Each word by its stem, or as the beginning of another."""
        return " AND ".join(f'("{stem(word, self.lang)}" OR "{self._begun(word)}"*)' for word in words)

    def _begun(self, word: str) -> str:
        cut = stem(word, self.lang)
        return cut if word.startswith(cut) else word

    def _rows(self, query: str) -> list[tuple[int, float]]:
        asked = "select rowid, bm25(stems, 6.0, 1.0) from stems where stems match ? order by 2 limit 300"
        return list(self._db.execute(asked, (query,)))

    def _alike(self, word: str) -> str:
        """The known word that looks most like it, by the letters they share."""
        if len(word) < 4:
            return word
        threes = {word[n : n + 3] for n in range(len(word) - 2)}
        query = " OR ".join(f'"{three}"' for three in threes)
        rows = self._db.execute("select word from words where words match ? order by rank limit 60", (query,))
        near = [(SequenceMatcher(None, word, other).ratio(), other) for (other,) in rows]
        best = max(near, default=(0.0, word))
        return best[1] if best[0] > 0.6 else word

    def _marked(self, text: str, stems: list[str]) -> list[tuple[str, bool]]:
        """The text around the first word that was looked for, as much as fits in two lines."""
        text = " ".join(text.split())
        spots = [found for found in WORD.finditer(text) if self._is(found[0], stems)]
        start = max(0, (spots[0].start() if spots else 0) - 70)
        start = text.rfind(" ", 0, start) + 1 if start else 0
        end = len(text) if len(text) - start < 230 else text.rfind(" ", 0, start + 220)
        parts: list[tuple[str, bool]] = [("… ", False)] if start else []
        at = start
        for found in spots:
            if found.start() >= start and found.end() <= end:
                parts += [(text[at : found.start()], False), (found[0], True)]
                at = found.end()
        return [*parts, (text[at:end] + (" …" if end < len(text) else ""), False)]

    def _is(self, word: str, stems: list[str]) -> bool:
        here = stem(word, self.lang)
        return any(here == wanted or (len(wanted) > 2 and here.startswith(wanted)) for wanted in stems)


_making = {lang: threading.Lock() for lang in LANGS}
_made: dict[str, Index] = {}


def index(lang: str, keep: Path | None = None) -> Index:
    """The index of a language, made once. `keep`: a folder where it stays for the next time; where it is not there yet,
    the rules can be searched at once and the things when they have been printed."""
    if lang not in _made:
        with _making[lang]:
            if lang not in _made:
                made = None if keep is None else Index.read(lang, _file(lang, keep))
                if made is None:
                    made = Index(lang, rules(lang))
                    if keep is None:
                        made.add(things(lang))
                    else:
                        threading.Thread(target=complete, args=(made, keep), daemon=True).start()
                _made[lang] = made
    return _made[lang]


def _file(lang: str, keep: Path) -> Path:
    return keep / f"search-{lang}-{edition()}.db"


def complete(made: Index, keep: Path) -> None:
    """Print the things, add them, and keep the whole."""
    made.add(things(made.lang))
    with suppress(OSError, sqlite3.Error):
        keep.mkdir(parents=True, exist_ok=True)
        for old in keep.glob(f"search-{made.lang}-*"):
            old.unlink(missing_ok=True)
        made.write(_file(made.lang, keep))
