# docs/declines.md
MESSAGES = {
    "05": "do not honour",
    "14": "invalid card number",
    "41": "lost card",
    "43": "stolen card",
    "51": "insufficient funds",
    "54": "expired card",
    "65": "too many withdrawals",
}


class Declined(Exception):
    pass


def settle(answer):
    """The reference of a payment, or Declined."""
    code = answer["code"]
    if code != "00":
        raise Declined(MESSAGES.get(code, "declined"))
    return answer["reference"]
