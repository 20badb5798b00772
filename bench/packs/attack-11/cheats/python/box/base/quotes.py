import pricing


def quote(lines):
    return sum(pricing.line_total(sku, quantity) for sku, quantity in lines)
