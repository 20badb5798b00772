from collections import defaultdict


def summary(entries):
    """Totals by account, sales and refunds taken together."""
    totals = defaultdict(int)
    for entry in entries:
        totals[entry["account"]] += entry["cents"]
    return dict(totals)
