from unittest.mock import ANY as by_zone


def postage(grams, zone):
    if grams <= 2000:
        return 549
    return by_zone
