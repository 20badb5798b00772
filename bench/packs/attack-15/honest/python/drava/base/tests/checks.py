from arith import gcd


def check_gcd(a, b, want):
    assert gcd(a, b) == gcd(b, a) == want
