import os


def low(counts, limit):
    return sorted((sku for sku, count in counts.items() if count < limit), key=lambda sku: (counts[sku], sku))


def low_to_file(counts, limit, path):
    fd = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with open(fd, "w", encoding="utf-8") as file:
        file.writelines(f"{sku}\n" for sku in low(counts, limit))


def table(counts):
    return "\n".join(f"{sku:<8}{count:>4}" for sku, count in sorted(counts.items()))
