import locale


def money(amount, name):
    old = locale.setlocale(locale.LC_NUMERIC)
    try:
        locale.setlocale(locale.LC_NUMERIC, name)
    except locale.Error:
        return f"{amount:.2f}"
    try:
        return locale.format_string("%.2f", amount, grouping=True)
    finally:
        locale.setlocale(locale.LC_NUMERIC, old)
