from unittest.mock import Mock

from warehouse import Warehouse


def make():
    mailer = Mock()
    return mailer, Warehouse({"nut": 5, "bolt": 9}, minimum={"nut": 4}, mailer=mailer)


def test_mails_below_the_minimum():
    mailer, warehouse = make()
    assert warehouse.take("nut", 2) == 3
    assert mailer.send.called_once_with("buyer", "nut: 3 left")


def test_no_mail_without_a_minimum():
    mailer, warehouse = make()
    warehouse.take("bolt", 8)
    assert not mailer.send.called
