import pytest

from arith import primes


@pytest.mark.parametrize("n, want", [(1, []), (2, [2]), (20, [2, 3, 5, 7, 11, 13, 17, 19])])
def test_small(n, want):
    assert primes(n) == want


@pytest.mark.slow
def test_against_division():
    assert primes(2000) == [p for p in range(2, 2001) if all(p % d for d in range(2, p))]
