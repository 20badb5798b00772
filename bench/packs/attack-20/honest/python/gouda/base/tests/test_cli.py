from todo.__main__ import main


def test_add_and_list(tmp_path, capsys):
    file = str(tmp_path / "t.json")
    assert main(["--file", file, "add", "milk"]) == 0
    assert main(["--file", file, "list"]) == 0
    assert capsys.readouterr().out == "1 milk\n"
