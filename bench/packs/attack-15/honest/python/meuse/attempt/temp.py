def to_fahrenheit(c):
    """Degrees Celsius to Fahrenheit."""
    return c * 9 / 5 + 32
