import pytest

from desks import assign

PEOPLE = ["ann", "bob", "cat", "dan", "eve", "flo"]
DESKS = ["n1", "n2", "s1", "s2", "w1", "w2"]


def test_everybody_has_a_desk():
    assert set(assign(PEOPLE, DESKS)) == set(PEOPLE)


def test_no_desk_is_taken_twice():
    taken = list(assign(PEOPLE, DESKS).values())
    assert len(set(taken)) == len(taken)


def test_too_few():
    with pytest.raises(ValueError):
        assign(PEOPLE, DESKS[:5])
