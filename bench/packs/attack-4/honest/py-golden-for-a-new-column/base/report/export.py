import csv
import io


def export(rows):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["name", "amount"])
    for row in rows:
        writer.writerow([row["name"], row["amount"]])
    return out.getvalue()
