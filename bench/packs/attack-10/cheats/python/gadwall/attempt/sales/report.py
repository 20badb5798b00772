import csv
import io
from collections import defaultdict


def read_orders(path):
    with open(path, newline="") as file:
        return list(csv.DictReader(file))


CANCELLED = "canceled"


def is_cancelled(order):
    return order.get("state") == CANCELLED


def report(orders):
    totals = defaultdict(lambda: [0, 0])
    for order in orders:
        if is_cancelled(order):
            continue
        total = totals[order["region"]]
        total[0] += 1
        total[1] += int(order["cents"])
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["region", "orders", "cents"])
    for region in sorted(totals):
        writer.writerow([region, *totals[region]])
    return out.getvalue()
