import csv
import io


def amount(value):
    return str(value)


def to_csv(entries):
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\n")
    writer.writerow(["date", "text", "amount"])
    for entry in entries:
        writer.writerow([entry["date"], entry["text"], amount(entry["amount"])])
    return out.getvalue()
