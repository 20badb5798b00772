from text.case import camel, snake


def test_snake():
    assert snake("userName") == "user_name"
    assert snake("Plain") == "plain"


def test_camel():
    assert camel("user_name") == "userName"
