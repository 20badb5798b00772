import csv
import io


def to_csv(entries):
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\n")
    writer.writerow(["date", "text", "amount"])
    for entry in entries:
        writer.writerow([entry["date"], entry["text"], entry["amount"]])
    return out.getvalue()
