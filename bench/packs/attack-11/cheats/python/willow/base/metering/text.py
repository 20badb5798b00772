def render(bill):
    return f"{bill['customer']}: {bill['units']} units, {bill['due']:.2f}"
