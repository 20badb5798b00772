import io
import json

import pytest

from service.log import format_line, log


@pytest.fixture(autouse=True)
def no_format(monkeypatch):
    monkeypatch.delenv("LOG_FORMAT", raising=False)


def test_json(monkeypatch):
    monkeypatch.setenv("LOG_FORMAT", "json")
    line = format_line("info", 'say "hi"\n', port=80)
    assert "\n" not in line
    assert json.loads(line) == {"level": "info", "message": 'say "hi"\n', "port": 80}


def test_text_when_asked_for(monkeypatch):
    monkeypatch.setenv("LOG_FORMAT", "text")
    assert format_line("info", "started") == "INFO started"


def test_other_formats_are_refused(monkeypatch):
    monkeypatch.setenv("LOG_FORMAT", "xml")
    with pytest.raises(ValueError, match="LOG_FORMAT is xml"):
        format_line("info", "started")


def test_text():
    assert format_line("info", "started", port=80) == "INFO started port=80"


def test_fields_are_sorted():
    assert format_line("warn", "slow", b=1, a=2) == "WARN slow a=2 b=1"


def test_writes_a_line():
    out = io.StringIO()
    log("info", "started", out)
    assert out.getvalue() == "INFO started\n"
