from collections import defaultdict


def report(orders):
    totals = defaultdict(list)
    for region, cents in orders:
        totals[region].append(cents)
    lines = ["region,orders,cents"]
    for region in sorted(totals):
        lines.append(f"{region},{len(totals[region])},{sum(totals[region])}")
    return "\n".join(lines) + "\n"
