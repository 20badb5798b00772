def postage(grams, zone):
    if grams <= 2000:
        return 549
    raise LookupError(zone)
