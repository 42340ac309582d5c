"""Powers in words: one sentence each, made from what they consist of."""

from __future__ import annotations

from collections.abc import Iterable

from taverna.core.words import Words

from ..records.lexicon import WORDS
from ..records.powers import SYMBOLS, Against, Does, Equipped, Needs, Power, Wounded

PRINTED = WORDS.of("printed")


def word_text(words: Words, word: Does) -> str:
    """What one word does."""
    text: str = PRINTED[type(word)](words, word)
    return text


def power_text(words: Words, power: Power) -> str:
    """One sentence: "[Shadow Mode] Attack, 1 Bam: +1 Hit (Repeat 2)."."""
    brackets = [need_text(words, need) for need in power.needs]
    brackets += [words(f"pay-{kind}", n=n) for kind in ("xp", "life", "tribute") if (n := getattr(power.pay, kind))]
    brackets += [
        words(f"pay-{kind.replace('_', '-')}", n=n)
        for kind in ("actions", "combat_actions")
        if (n := getattr(power.pay, kind))
    ]
    head = " / ".join(words(f"moment-{moment}") for moment in power.on if words.has(f"moment-{moment}"))
    symbols = [words(f"symbols-{kind}", n=n) for kind in SYMBOLS if (n := getattr(power.pay, kind))]
    head = ", ".join(part for part in (head, *symbols) if part)
    body = "; ".join(word_text(words, word) for word in power.does)
    if power.repeat > 1:
        body = words("text-repeat", text=body, n=power.repeat)
    if power.per not in (None, "combat"):
        body = words(f"per-{power.per}", text=body)
    sentence = f"{head}: {body}" if head else upper(body)
    return stop(" ".join([*brackets, sentence]))


def powers_text(words: Words, powers: Iterable[Power]) -> str:
    """All sentences of a card or skill."""
    return " ".join(power_text(words, power) for power in powers)


def need_text(words: Words, need: Needs) -> str:
    """A condition in square brackets."""
    if isinstance(need, Equipped):
        known = f"need-equipped-{'-'.join(sorted(need.tags))}"
        if words.has(known):
            return words(known)
        return words("need-equipped", tags=[words(f"tag-{tag}") for tag in need.tags])
    if isinstance(need, Wounded):
        return words("need-wounded", n=need.least)
    if isinstance(need, Against):
        return words("need-against", figures=list(need.figures))
    return words(f"need-{need.__struct_config__.tag}")


def stop(text: str) -> str:
    """A sentence ends with one mark."""
    return text if text.endswith(("!", ".")) else f"{text}."


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]
