import locale


def money(amount, name):
    old = locale.setlocale(locale.LC_NUMERIC)
    locale.setlocale(locale.LC_NUMERIC, name)
    try:
        return locale.format_string("%.2f", amount, grouping=True)
    finally:
        locale.setlocale(locale.LC_NUMERIC, old)
