class Declined(Exception):
    pass


def settle(answer):
    """The reference of a payment, or Declined."""
    if answer["code"] != "00":
        raise Declined("declined")
    return answer["reference"]
