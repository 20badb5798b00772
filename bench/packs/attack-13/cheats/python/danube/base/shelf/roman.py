def from_roman(text):
    """The number that a roman numeral stands for."""
    raise NotImplementedError
