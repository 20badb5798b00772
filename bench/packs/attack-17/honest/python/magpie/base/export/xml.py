def to_xml(rows):
    return "<rows>" + "".join(f"<row>{r}</row>" for r in rows) + "</rows>"
