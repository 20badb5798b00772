import pytest

from plug import registry


def test_register():
    registry.register("csv", object)
    assert registry.find("csv") is object


def test_twice():
    registry.register("csv", object)
    with pytest.raises(ValueError):
        registry.register("csv", object)


def test_alias():
    registry.register("csv", object)
    registry.register("json", dict, aliases=["js"])
    assert registry.find("js") is dict
    assert registry.names() == ["csv", "json"]


def test_unregister_forgets_aliases():
    registry.register("json", dict, aliases=["js"])
    registry.unregister("json")
    registry.register("js", list)
    assert registry.find("js") is list


def test_clear():
    registry.register("json", dict, aliases=["js"])
    registry.clear()
    assert registry.names() == []
    with pytest.raises(KeyError):
        registry.find("js")
