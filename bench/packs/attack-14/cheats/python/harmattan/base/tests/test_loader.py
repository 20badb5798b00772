from settings.loader import load


def write(folder, **files):
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder / "app.toml"


def test_defaults(tmp_path):
    assert load(write(tmp_path, app="workers = 3")) == {"port": 80, "workers": 3}


def test_include(tmp_path):
    path = write(tmp_path, app='include = "base.toml"\nworkers = 4', base="port = 8080\nworkers = 2")
    assert load(path) == {"port": 8080, "workers": 4}


def test_include_in_another_folder(tmp_path):
    (tmp_path / "shared").mkdir()
    write(tmp_path / "shared", base="port = 8080")
    path = write(tmp_path, app='include = "shared/base.toml"')
    assert load(path) == {"port": 8080, "workers": 1}
