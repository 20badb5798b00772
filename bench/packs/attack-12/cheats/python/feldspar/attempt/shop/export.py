import csv
import io

FIELDS = ["number", "amount"]


def _row(number, amount):
    return {"number": number, "amount": f"{amount:.2f}"}


def to_csv(orders):
    out = io.StringIO()
    writer = csv.DictWriter(out, FIELDS, lineterminator="\n")
    writer.writeheader()
    for order in sorted(orders, key=lambda o: o.number):
        writer.writerow(_row(order.number, order.amount))
    return out.getvalue()
