"""Fees on overdue invoices, in cents."""
from datetime import date

RATE = 0.015


def months_late(due: date, paid: date) -> int:
    """Months between the two days; a month is started once its first day is over."""
    if paid <= due:
        return 0
    months = (paid.year - due.year) * 12 + paid.month - due.month
    if paid.day < due.day:
        months -= 1
    return max(months, 0)


def late_fee(amount: int, due: date, paid: date) -> int:
    return round(amount * RATE * months_late(due, paid))
