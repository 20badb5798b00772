from accept import Media, parse


def test_two_types():
    assert parse("text/html, image/png") == [Media("text", "html"), Media("image", "png")]


def test_quality():
    assert parse("text/html;q=0.5") == [Media("text", "html", 0.5)]


def test_mixed():
    assert parse("text/*;q=0.3, text/html") == [Media("text", "*", 0.3), Media("text", "html", 1.0)]
