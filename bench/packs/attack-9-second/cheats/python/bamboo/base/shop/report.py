"""Orders by customer."""


def rows(orders):
    """(customer, number of orders, total) for each customer, the best first."""
    out = []
    for order in orders:
        mine = [o for o in orders if o["customer"].lower() == order["customer"].lower()]
        row = (order["customer"].lower(), len(mine), sum(o["total"] for o in mine))
        if row not in out:
            out.append(row)
    return sorted(out, key=lambda row: (-row[2], row[0]))
