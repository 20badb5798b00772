CODES = {
    "49": "DE",
    "33": "FR",
}


def country(number):
    """The country of a number like +4930123456, None if it is not known."""
    if not number.startswith("+"):
        return None
    return CODES.get(number[1:3])
