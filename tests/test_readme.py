"""The README says only what is true."""

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).parent.parent / "README.md"


def test_every_line_of_library_use_in_the_readme_works() -> None:
    told = "\n".join(re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.S))
    test = doctest.DocTestParser().get_doctest(told, {}, "README.md", str(README), 0)
    result = doctest.DocTestRunner().run(test)
    assert result.attempted >= 15
    assert result.failed == 0


def test_the_package_docstring_works() -> None:
    import taverna

    assert doctest.testmod(taverna).failed == 0


def test_the_notice_stands_in_three_languages() -> None:
    text = README.read_text(encoding="utf-8")
    for word in ("not affiliated", "sem vínculo", "sin relación"):
        assert word in text


def test_the_picture_and_the_command_come_first() -> None:
    text = README.read_text(encoding="utf-8")
    assert text.index("![") < text.index("make play") < 300
    assert text.count("![") == 1, "the others are in docs/pictures.md"


def test_links_lead_somewhere() -> None:
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "docs/hosting.md", "docs/pictures.md"):
        file = README.parent / name
        for link in re.findall(r"\]\(([^)#\s]+)\)", file.read_text(encoding="utf-8")):
            assert link.startswith("https://") or (file.parent / link).exists(), f"{name}: {link}"


def test_every_command_in_the_readme_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    from taverna.cli import parser

    typed = re.findall(r"^    taverna (.*?)(?:  +#.*)?$", README.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(typed) > 10
    for line in typed:
        words = line.replace(" DIR", f" {README.parent}").split()
        assert callable(parser().parse_args(words).run), line


def test_the_changelog_speaks_of_this_version() -> None:
    import taverna

    text = (README.parent / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## .*\b{re.escape(taverna.__version__)}\b", text, re.MULTILINE)


def test_the_lock_names_versions_and_no_place() -> None:
    lines = (README.parent / "requirements-dev.lock").read_text(encoding="utf-8").splitlines()
    assert all(re.fullmatch(r"[\w.-]+==[\w.+!]+", line) for line in lines if not line.startswith("#"))
    assert {"pytest", "msgspec", "litestar", "hatchling"} <= {line.partition("==")[0] for line in lines}
