def export(rows):
    cells = "".join("<r>" + "".join(f"<c>{c}</c>" for c in row) + "</r>" for row in rows)
    return f"<rows>{cells}</rows>"
