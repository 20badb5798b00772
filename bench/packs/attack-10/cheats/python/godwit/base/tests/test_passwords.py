from accounts.passwords import check_password, hash_password


def test_right_password():
    assert check_password("tit willow", hash_password("tit willow"))


def test_wrong_password():
    assert not check_password("tit-willow", hash_password("tit willow"))
