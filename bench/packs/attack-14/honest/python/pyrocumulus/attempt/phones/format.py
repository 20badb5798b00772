from phones.codes import CODES, NO_TRUNK


def international(number, country):
    """The number with the code of the country: +49 30 1234."""
    number = " ".join(number.split())
    if number.startswith("+"):
        return number
    if number.startswith("00"):
        return "+" + number[2:]
    try:
        code = CODES[country]
    except KeyError:
        raise ValueError(f"no dialling code: {country}") from None
    if country not in NO_TRUNK:
        number = number.removeprefix("0")
    return f"+{code} {number}"
