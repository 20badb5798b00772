from mailkit.headers import header, headers


def test_name_is_capitalised():
    assert header("content-type", "text/plain") == "Content-Type: text/plain\r\n"


def test_block_ends_with_an_empty_line():
    assert headers([("to", "a@b.example")]) == "To: a@b.example\r\n\r\n"
