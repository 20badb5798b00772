from names import split_name


def test_plain():
    assert split_name("Ada Lovelace") == ("Ada", "Lovelace")


def test_particles():
    assert split_name("Ludwig van Beethoven") == ("Ludwig", "van Beethoven")
