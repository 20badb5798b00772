import pytest

from numth.primes import is_prime


def by_trial(n):
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))


def test_small():
    assert [n for n in range(30) if is_prime(n)] == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]


def test_squares():
    assert not is_prime(49)
    assert not is_prime(101 * 101)


def test_agrees_with_trial_division():
    assert [n for n in range(5000) if is_prime(n) != by_trial(n)] == []


@pytest.mark.parametrize("n", [561, 41041, 825265, 3215031751, 3825123056546413051])
def test_pseudoprimes(n):
    assert not is_prime(n)


def test_large():
    assert is_prime(2**61 - 1)
    assert is_prime(18446744073709551557)
