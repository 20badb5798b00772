from xml.sax.saxutils import escape


def dump(rows):
    body = "".join(
        "<row>" + "".join(f"<{k}>{escape(str(v))}</{k}>" for k, v in sorted(row.items())) + "</row>" for row in rows
    )
    return f"<rows>{body}</rows>"
