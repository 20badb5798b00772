import pytest


@pytest.mark.parametrize("now, want", [(9, 1), (10, None), (11, None)])
def test_ttl_of_ten(store, clock, now, want):
    store.set("a", 1, ttl=10)
    clock.now = now
    assert store.get("a") == want


def test_delete_of_what_has_ended(store, clock):
    store.set("a", 1, ttl=10)
    clock.now = 10
    assert store.delete("a") is False
