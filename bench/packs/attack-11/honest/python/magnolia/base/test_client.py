from client import Client


def test_get():
    calls = []
    assert Client(lambda *args: calls.append(args) or "body").get("/a") == "body"
    assert calls == [("GET", "/a")]


def test_delete():
    calls = []
    Client(lambda *args: calls.append(args)).delete("/a")
    assert calls == [("DELETE", "/a")]
