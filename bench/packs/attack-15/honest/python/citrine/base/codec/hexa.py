def to_hex(data):
    return data.hex(" ")
