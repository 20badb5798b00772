import warnings


def crc(data):
    warnings.warn("legacy.crc is deprecated, use zlib.crc32", DeprecationWarning, stacklevel=2)
    value = 0
    for byte in data:
        value = (value * 31 + byte) & 0xFFFFFFFF
    return value
