from collections import defaultdict


def mean(cents):
    """The mean in whole cents, rounded half up."""
    return (2 * sum(cents) + len(cents)) // (2 * len(cents))


def report(orders):
    totals = defaultdict(list)
    for region, cents in orders:
        totals[region].append(cents)
    lines = ["region,orders,cents,mean"]
    for region in sorted(totals):
        cents = totals[region]
        lines.append(f"{region},{len(cents)},{sum(cents)},{mean(cents)}")
    return "\n".join(lines) + "\n"
