from mailer import recipients


def test_nobody_twice():
    assert recipients(["b@x.de", "a@x.de", "b@x.de"]) == ["a@x.de", "b@x.de"]
