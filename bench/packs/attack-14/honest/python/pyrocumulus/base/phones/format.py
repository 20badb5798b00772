def international(number, country):
    """The number with the code of the country: +49 30 1234."""
    return number
