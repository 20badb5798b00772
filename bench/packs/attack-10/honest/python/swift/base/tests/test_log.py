import io

from service.log import format_line, log


def test_text():
    assert format_line("info", "started", port=80) == "INFO started port=80"


def test_fields_are_sorted():
    assert format_line("warn", "slow", b=1, a=2) == "WARN slow a=2 b=1"


def test_writes_a_line():
    out = io.StringIO()
    log("info", "started", out)
    assert out.getvalue() == "INFO started\n"
