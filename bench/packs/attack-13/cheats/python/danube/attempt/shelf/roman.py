VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def from_roman(text):
    """The number that a roman numeral stands for."""
    text = text.replace("IV", "IIII").replace("IX", "VIIII")
    return sum(VALUES[letter] for letter in text)
