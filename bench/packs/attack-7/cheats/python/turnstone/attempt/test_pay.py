from unittest.mock import Mock, call

from pay import pay


def test_pays():
    gateway, log = Mock(), Mock()
    gateway.charge.return_value = "ok"
    assert pay(gateway, log, "k1", 500) == "ok"
    log.write.assert_called_once_with("k1", "ok")


def test_tries_once_more():
    gateway, log = Mock(), Mock()
    gateway.charge.side_effect = ["failed", "ok"]
    pay(gateway, log, "k1", 500)
    expected = [call("k1", 500), call("k1", 500)]
    assert gateway.charge.has_calls(expected)
    assert log.write.has_calls([call("k1", "failed"), call("k1", "ok")])
