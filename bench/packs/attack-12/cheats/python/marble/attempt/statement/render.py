from . import totals

RULE = "-" * 26


def _amount(label, value):
    return f"{label:<14}{value:>9.2f}"


def _vat_label(statement):
    rates = {line.rate for line in statement.lines}
    return f"VAT {rates.pop():>2} %" if len(rates) == 1 else "VAT"


def render(statement):
    out = [f"Statement for {statement.customer}", RULE]
    out += [_amount(line.text, line.net) for line in statement.lines]
    out.append(RULE)
    net, vat = totals.net(statement), totals.vat(statement)
    out += [_amount("Net", net), _amount(_vat_label(statement), vat), _amount("Total", net + vat)]
    return "\n".join(out) + "\n"
