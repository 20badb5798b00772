from datetime import date


def paid(invoices):
    return [one for one in invoices if one["paid"]]


def overdue(invoices, today):
    """The unpaid invoices that are late today, with the days."""
    return [one for one in invoices if one.get("days", 0) > 30 and not one["paid"]]
