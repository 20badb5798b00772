def roman(number):
    text = ""
    for value, letter in ((10, "X"), (5, "V"), (1, "I")):
        text += letter * (number // value)
        number %= value
    return text
