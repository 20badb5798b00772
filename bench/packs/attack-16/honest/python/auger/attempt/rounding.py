from decimal import ROUND_HALF_UP, Decimal, InvalidOperation


def cents(value):
    """A number or numeric text, rounded half up to cents."""
    try:
        exact = Decimal(str(value))
    except InvalidOperation:
        raise ValueError(f"not a number: {value!r}") from None
    return float(exact.quantize(Decimal("0.01"), ROUND_HALF_UP))
