import csv
import io


def export(rows):
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["id", "amt"])
    for row in rows:
        writer.writerow([row["id"], f"{row['cents'] / 100:.2f}"])
    return out.getvalue()
