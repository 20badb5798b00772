from tags import tags


def test_none():
    assert tags("nothing here") == []


def test_each_once():
    assert sorted(tags("#Zoo and #ape and #zoo")) == ["ape", "zoo"]


def test_sign_alone():
    assert tags("# heading #") == []
