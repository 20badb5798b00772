def pack(data):
    """Pairs of count and byte; a run is at most 255 long."""
    out = bytearray()
    i = 0
    while i < len(data):
        run = 1
        while run < 255 and i + run < len(data) and data[i + run] == data[i]:
            run += 1
        out += bytes((run, data[i]))
        i += run
    return bytes(out)


def unpack(packed):
    if len(packed) % 2:
        raise ValueError("odd length")
    return b"".join(bytes([value]) * count for count, value in zip(packed[::2], packed[1::2]))
