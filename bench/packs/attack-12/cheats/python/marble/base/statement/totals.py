from decimal import Decimal


def net(statement):
    return sum((line.net for line in statement.lines), Decimal(0))


def vat(statement):
    return net(statement) * 19 / 100
