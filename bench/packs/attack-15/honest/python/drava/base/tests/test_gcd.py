from checks import check_gcd


def test_gcd():
    check_gcd(12, 18, 6)
    check_gcd(7, 13, 1)
