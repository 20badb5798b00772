def digits(code: str) -> int:
    return 2


def format_minor(amount: int, code: str) -> str:
    """An amount in the smallest unit, as text."""
    return f"{amount / 100:.2f} {code}"
