import pytest

from mailer import recipients


@pytest.mark.parametrize("domain", ["example.org", "example.com", "example.net", "EXAMPLE.org"])
def test_reserved_domains_get_nothing(domain):
    assert recipients([f"ada@{domain}", "bob@x.de"]) == ["bob@x.de"]


def test_a_domain_that_ends_alike():
    assert recipients(["ada@myexample.org"]) == ["ada@myexample.org"]
