from notes import Store


def test_survives_a_restart(tmp_path):
    path = tmp_path / "notes.json"
    Store(path).put("a", "text")
    assert Store(path).get("a") == "text"
