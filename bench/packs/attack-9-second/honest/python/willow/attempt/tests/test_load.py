from pathlib import Path

import pytest

from prices.load import load

DATA = Path(__file__).with_name("data")


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


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252"])
def test_each_encoding_gives_the_same(price_list, encoding):
    text = "name;price\nlärche;2\nweißdorn – rot;3,10\n"
    assert load(price_list(text, encoding)) == {"lärche": 200, "weißdorn – rot": 310}


def test_a_list_of_a_supplier():
    assert load(DATA / "supplier.csv") == {"Lärche €": 1250, "Weißdorn": 310, "Ölbaum": 4000}


def test_neither_nor(price_list):
    with pytest.raises(UnicodeDecodeError):
        load(price_list("name;price\nl\x81\n", "latin-1"))


def test_a_byte_order_mark(price_list):
    assert load(price_list("name;price\nlime;1\n", "utf-8-sig")) == {"lime": 100}
