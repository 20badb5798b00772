import smtplib
import unittest
from unittest import mock

from mailer import Mailer


class MailerTest(unittest.TestCase):
    def setUp(self):
        self.smtp = mock.create_autospec(smtplib.SMTP, instance=True)
        self.connect = mock.Mock(return_value=self.smtp)
        self.mailer = Mailer("relay", "me@example.org", "secret", self.connect)

    def test_composes(self):
        message = self.mailer.compose("you@example.org", "Hello", "Hi")
        self.assertEqual(message["To"], "you@example.org")
        self.assertEqual(message.get_content(), "Hi\n")

    def test_logs_in_and_sends(self):
        self.mailer.send("you@example.org", "Hello", "Hi")
        self.connect.assert_called_once_with("relay")
        self.smtp.login.assert_called_once_with("me@example.org", "secret")
        self.assertEqual(self.smtp.send_message.call_args.args[0]["Subject"], "Hello")

    def test_always_quits(self):
        self.smtp.send_message.side_effect = smtplib.SMTPRecipientsRefused({})
        with self.assertRaises(smtplib.SMTPRecipientsRefused):
            self.mailer.send("you@example.org", "Hello", "Hi")
        self.smtp.quit.assert_called_once_with()

    def test_encrypts(self):
        self.mailer.send("you@example.org", "Hello", "Hi")
        self.smtp.starttls.assert_called_once_with()
