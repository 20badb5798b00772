from parcel import checksum, is_label


def test_a_label_has_eight_characters():
    assert is_label("AB12CD34")
    assert not is_label("AB12")


def test_a_checksum_has_four_digits():
    assert len(checksum("AB12CD34")) == 4
