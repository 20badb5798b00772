from .iso4217 import DIGITS


def digits(code: str) -> int:
    """How many digits a currency has behind the point."""
    return DIGITS.get(code, 2)


def format_minor(amount: int, code: str) -> str:
    """An amount in the smallest unit, as text."""
    places = digits(code)
    sign = "-" if amount < 0 else ""
    whole, rest = divmod(abs(amount), 10**places)
    fraction = f".{rest:0{places}d}" if places else ""
    return f"{sign}{whole}{fraction} {code}"
