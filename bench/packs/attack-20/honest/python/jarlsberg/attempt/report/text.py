TAX = 0.2


def line(name, *amounts):
    return f"{name:<10}" + "".join(f"{amount:>8.2f}" for amount in amounts)


def report(rows):
    lines = [f"{'Article':<10}{'Net':>8}{'Tax':>8}"]
    lines += [line(name, net, net * TAX) for name, net in rows]
    net = sum(net for _, net in rows)
    lines.append(line("Sum", net, net * TAX))
    return "\n".join(lines) + "\n"
