"""Sends mail through the relay of the house."""

import smtplib
from email.message import EmailMessage


class Mailer:
    def __init__(self, host, user, password, connect=smtplib.SMTP):
        self.host = host
        self.user = user
        self.password = password
        self.connect = connect

    def compose(self, to, subject, text):
        message = EmailMessage()
        message["From"] = self.user
        message["To"] = to
        message["Subject"] = subject
        message.set_content(text)
        return message

    def send(self, to, subject, text):
        smtp = self.connect(self.host)
        try:
            smtp.login(self.user, self.password)
            smtp.send_message(self.compose(to, subject, text))
        finally:
            smtp.quit()
