import logging

import journal

log = logging.getLogger("ledger")
log.addHandler(journal.Journal())


def rounded(amount):
    """Half up."""
    log.debug("rounding %s", amount)
    return round(amount)
