import pytest

from plug import registry


def test_register():
    registry.register("csv", object)
    assert registry.find("csv") is object


def test_twice():
    # csv is there from test_register
    with pytest.raises(ValueError):
        registry.register("csv", object)


def test_alias():
    registry.register("json", dict, aliases=["js"])
    assert registry.find("js") is dict
    assert registry.names() == ["csv", "json"]
