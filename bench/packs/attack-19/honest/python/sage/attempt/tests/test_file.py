import json

import pytest

from notes import Store


def test_survives_a_restart(tmp_path):
    path = tmp_path / "notes.json"
    Store(path).put("a", "text")
    assert Store(path).get("a") == "text"


@pytest.mark.parametrize("text", ["", "zwei\nZeilen", "ä€𝄞", '"quoted"'])
def test_any_text_comes_back(reopen, text):
    reopen().put("k", text)
    assert reopen().get("k") == text


def test_file_is_json(reopen, tmp_path):
    reopen().put("k", "v")
    assert json.loads((tmp_path / "notes.json").read_text()) == {"k": "v"}
    assert sorted(p.name for p in tmp_path.iterdir()) == ["notes.json"]
