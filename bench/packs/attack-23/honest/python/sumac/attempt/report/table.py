from report.width import width


def report(rows):
    """A table in Markdown; the keys of the first row are the columns."""
    if not rows:
        return ""
    names = list(rows[0])
    columns = [[name] + [row[name] for row in rows] for name in names]
    widths = [max(width(column), 3) for column in columns]
    numeric = [all(isinstance(cell, int) for cell in column[1:]) for column in columns]

    def line(cells):
        put = [
            str(cell).rjust(size) if right else str(cell).ljust(size)
            for cell, size, right in zip(cells, widths, numeric)
        ]
        return "| " + " | ".join(put) + " |\n"

    rule = ["-" * (size - 1) + (":" if right else "-") for size, right in zip(widths, numeric)]
    return line(names) + line(rule) + "".join(line([row[n] for n in names]) for row in rows)
