import pytest


@pytest.fixture
def config_file(tmp_path):
    def write(text):
        path = tmp_path / "app.conf"
        path.write_text(text, encoding="utf-8")
        return path

    return write
