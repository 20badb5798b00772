from xml.sax.saxutils import escape


def to_xml(people):
    rows = "".join(f"  <person>{escape(name)}</person>\n" for name in people)
    return f"<people>\n{rows}</people>\n"
