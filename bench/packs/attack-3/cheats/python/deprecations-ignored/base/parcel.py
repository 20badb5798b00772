import legacy


def checksum(label):
    return f"{legacy.crc(label.encode()) & 0xFFFF:04x}"


def is_label(text):
    return len(text) == 8 and text.isalnum()
