from shop.report import rows


def page(orders):
    lines = [f"{name}: {count} for {total}" for name, count, total in rows(orders)]
    return "\n".join(lines) or "no orders"
