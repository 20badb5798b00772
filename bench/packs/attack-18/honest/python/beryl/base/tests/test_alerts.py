from alerts import Alerts


def test_one_channel(mail):
    Alerts({"mail": mail}).send("hot")
    mail.send.assert_called_once_with("hot")
