def check_invoice(invoice, net, vat, gross):
    """Compares an invoice with what is expected, amount by amount."""
    problems = []
    for name, want in (("net", net), ("vat", vat), ("gross", gross)):
        got = getattr(invoice, name)
        if got != want:
            problems.append(f"{name} {got}, not {want}")
        yield name
    assert not problems, "; ".join(problems)
