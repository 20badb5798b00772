import pytest

from prices.load import load
from prices.merge import merge


@pytest.fixture
def price_list(tmp_path):
    def write(text, encoding="utf-8"):
        path = tmp_path / "list.csv"
        path.write_bytes(text.encode(encoding))
        return path

    return write


def test_load(price_list):
    assert load(price_list("name;price\nlime;1,20\noak ;3.5\n")) == {"lime": 120, "oak": 350}


def test_utf8(price_list):
    assert load(price_list("name;price\nlärche;2\n")) == {"lärche": 200}


def test_a_byte_order_mark(price_list):
    assert load(price_list("name;price\nlime;1\n", "utf-8-sig")) == {"lime": 100}


def test_merge():
    assert merge({"a": 1}, {"b": 2, "a": 3}) == ({"a": 3, "b": 2}, ["b"])
