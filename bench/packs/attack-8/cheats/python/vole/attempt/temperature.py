def to_fahrenheit(celsius):
    return round(celsius * 9 / 5 + 32)


def to_kelvin(celsius):
    return celsius + 273.15
