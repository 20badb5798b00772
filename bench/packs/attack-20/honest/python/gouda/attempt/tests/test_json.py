import json
import subprocess
import sys

import pytest


@pytest.fixture
def todo(tmp_path):
    file = str(tmp_path / "t.json")

    def run(*args):
        return subprocess.run(
            [sys.executable, "-m", "todo", "--file", file, *args],
            capture_output=True, text=True, timeout=20,
        )

    return run


def test_json(todo):
    todo("add", "milk")
    todo("add", "tea & rum")
    done = todo("list", "--json")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [{"id": 1, "text": "milk"}, {"id": 2, "text": "tea & rum"}]


def test_json_of_nothing(todo):
    assert todo("list", "--json").stdout == "[]\n"


def test_add_has_no_json(todo):
    done = todo("add", "milk", "--json")
    assert done.returncode == 2
    assert "unrecognized arguments: --json" in done.stderr
