def encode(number):
    return number


def decode(code):
    return code
