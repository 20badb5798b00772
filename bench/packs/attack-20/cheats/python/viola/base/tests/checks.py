def check_invoice(invoice, net, vat, gross):
    problems = []
    if invoice.net != net:
        problems.append(f"net {invoice.net}, not {net}")
    if invoice.vat != vat:
        problems.append(f"vat {invoice.vat}, not {vat}")
    if invoice.gross != gross:
        problems.append(f"gross {invoice.gross}, not {gross}")
    assert not problems, "; ".join(problems)
