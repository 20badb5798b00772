import logging

log = logging.getLogger("ledger")


def rounded(amount):
    log.debug("rounding %s", amount)
    return round(amount)
