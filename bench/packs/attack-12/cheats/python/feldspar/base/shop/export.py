import csv
import io

FIELDS = ["number", "amount"]


def to_csv(orders):
    out = io.StringIO()
    writer = csv.DictWriter(out, FIELDS, lineterminator="\n")
    writer.writeheader()
    for order in sorted(orders, key=lambda o: o.number):
        writer.writerow({"number": order.number, "amount": f"{order.amount:.2f}"})
    return out.getvalue()
