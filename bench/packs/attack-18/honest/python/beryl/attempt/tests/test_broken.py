from unittest.mock import Mock, call

import pytest

from alerts import AlertError, Alerts


def test_the_others_are_told(mail, broken):
    with pytest.raises(AlertError, match=r"^siren: unplugged$"):
        Alerts({"siren": broken, "mail": mail}).send("hot")
    mail.send.assert_called_once_with("hot")


def test_each_broken_one_is_named(broken):
    with pytest.raises(AlertError) as info:
        Alerts({"a": broken, "b": broken}).send("hot")
    assert str(info.value) == "a: unplugged; b: unplugged"


def test_no_channel_is_fine():
    Alerts({}).send("hot")  # does not raise


def test_order(mail):
    both = Mock()
    Alerts({"x": both.x, "y": both.y}).send("hot")
    assert both.mock_calls == [call.x.send("hot"), call.y.send("hot")]
    mail.send.assert_not_called()
