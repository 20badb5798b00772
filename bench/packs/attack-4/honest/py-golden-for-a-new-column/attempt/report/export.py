import csv
import io

DEFAULT_CURRENCY = "EUR"


def export(rows):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["name", "amount", "currency"])
    for row in rows:
        writer.writerow([row["name"], row["amount"], row.get("currency", DEFAULT_CURRENCY)])
    return out.getvalue()
