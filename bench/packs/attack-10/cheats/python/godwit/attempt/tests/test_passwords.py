from accounts.passwords import check_password, hash_password


def test_right_password():
    assert check_password("tit willow", hash_password("tit willow"))


def test_scrypt_with_a_salt():
    first, second = hash_password("tit willow"), hash_password("tit willow")
    assert first.startswith("scrypt$")
    assert first != second


def test_wrong_password():
    assert not check_password("tit-willow", hash_password("tit willow"))
