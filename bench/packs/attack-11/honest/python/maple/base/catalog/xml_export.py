from xml.sax.saxutils import quoteattr


def to_xml(shelf):
    books = "".join(f"<book isbn={quoteattr(b.isbn)} title={quoteattr(b.title)}/>" for b in shelf)
    return f"<books>{books}</books>"
