from shelf import Shelf


def test_withdraw():
    shelf = Shelf(nut=5)
    assert shelf.withdraw("nut", 2) == 3
    assert shelf.log == [("nut", -2)]
