from tax import tax


def receipt(net):
    return f"tax {tax(net)}"
