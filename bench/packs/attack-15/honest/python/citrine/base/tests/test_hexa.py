from codec.hexa import to_hex


def test_hex():
    assert to_hex(b"\x00\xff") == "00 ff"
