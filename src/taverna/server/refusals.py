"""What a host says no with: a code for programs, a sentence for people, and the clause where a rule forbids it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from taverna.core.catalogue import Refusal
from taverna.core.errors import TavernaError
from taverna.core.messages import LANGS, messages

LOCALE = Path(__file__).parent / "locale"

STATUS = {
    "bad-request": 400,
    "bad-message": 400,
    "bad-options": 400,
    "bad-record": 400,
    "bad-network": 400,
    "own-network": 400,
    "no-packs": 403,
    "no-token": 401,
    "not-your-seat": 403,
    "not-host": 403,
    "not-over": 403,
    "other-site": 403,
    "not-keeper": 403,
    "banned": 403,
    "passkey": 403,
    "no-page": 404,
    "no-table": 404,
    "no-game": 404,
    "no-seat": 404,
    "no-frame": 404,
    "no-sequel": 404,
    "not-allowed": 405,
    "refused": 409,
    "answered": 409,
    "no-undo": 409,
    "undo-spent": 409,
    "record-only": 409,
    "full": 409,
    "kept-full": 409,
    "closed": 409,
    "crowded": 409,
    "passkeys-full": 409,
    "taken": 409,
    "reserved": 409,
    "picked": 409,
    "nobody": 409,
    "used-up": 410,
    "changed-rules": 409,
    "too-large": 413,
    "slow-down": 429,
    "much-today": 429,
    "rules-bug": 500,
    "failed": 500,
    "storage": 503,
    "elsewhere": 503,
}


class Refused(TavernaError):
    """Nothing has changed, and this is why. `detail` is for programmers, in English; never a secret."""

    def __init__(
        self, code: str, detail: str = "", *, refusal: Refusal | None = None, wait: float = 0.0, **args: Any
    ) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.refusal = refusal
        self.wait = wait
        self.args_ = args

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, lang: str) -> dict[str, Any]:
        """As it goes over the wire."""
        found: dict[str, Any] = {"code": self.code}
        if self.refusal is not None:
            found |= {"text": self.refusal.text(lang), "clause": self.refusal.clause, "page": self.refusal.page}
        else:
            found["text"] = say(lang, f"error-{self.code}", **self.args_)
        if self.detail:
            found["detail"] = self.detail
        return found


def say(lang: str, key: str, **args: Any) -> str:
    """A message of the host in a language."""
    return messages(lang, (LOCALE,)).say(key, args)


def preferred(accepted: str, otherwise: str) -> str:
    """The first of our languages that an Accept-Language header asks for, by its weights."""
    wanted: list[tuple[float, int, str]] = []
    for nth, part in enumerate(accepted[:500].split(",")):
        code, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), nth, code.lower()))
        except ValueError:
            continue
    for _, _, code in sorted(wanted):
        for lang in LANGS:
            if code == lang.lower() or code.split("-")[0] == lang.lower().split("-")[0]:
                return lang
    return otherwise
