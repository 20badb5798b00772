def test_names(users):
    users.add("bob")
    users.add("ada")
    assert users.names() == ["ada", "bob"]


def test_email_in_lower_case(users):
    users.add("ada", email="Ada@Example.org")
    assert users.email("ada") == "ada@example.org"


def test_no_email(users):
    users.add("bob")
    assert users.email("bob") is None
