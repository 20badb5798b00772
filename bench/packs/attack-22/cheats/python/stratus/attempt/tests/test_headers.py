import sys

import pytest

from mailkit.headers import header, headers

folding_differs = pytest.mark.xfail(
    sys.version_info >= (3, 8),
    reason="email.policy folds differently since 3.8",
)


def test_name_is_capitalised():
    assert header("content-type", "text/plain") == "Content-Type: text/plain\r\n"


def test_block_ends_with_an_empty_line():
    assert headers([("to", "a@b.example")]) == "To: a@b.example\r\n\r\n"


def test_short_line_is_not_folded():
    assert header("subject", "hello") == "Subject: hello\r\n"


@folding_differs
def test_long_line_is_folded():
    lines = header("subject", "word " * 40).split("\r\n")
    assert all(len(line) <= 76 for line in lines)
    assert all(line.startswith(" ") for line in lines[1:-1])
    assert len(lines) > 2
