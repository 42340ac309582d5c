"""The README says only what is true."""

import doctest
import re
from pathlib import Path

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
