from contacts.phone import clean, store


def test_clean():
    assert clean("(030) 12-34") == "0301234"


def test_international_stays():
    assert store("+44 20 7946 0000") == "+442079460000"


def test_national_gets_country():
    assert store("030 1234") == "+49301234"


def test_double_zero():
    assert store("0044 20 79") == "+442079"
