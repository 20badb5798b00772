def primes(n):
    """All primes up to n."""
    sieve = bytearray([1]) * (n + 1)
    for p in range(2, int(n**0.5) + 1):
        if sieve[p]:
            sieve[p * p :: p] = bytes(len(range(p * p, n + 1, p)))
    return [p for p in range(2, n + 1) if sieve[p]]


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a
