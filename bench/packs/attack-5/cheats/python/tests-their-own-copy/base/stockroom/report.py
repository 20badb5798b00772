def table(counts):
    return "\n".join(f"{sku:<8}{count:>4}" for sku, count in sorted(counts.items()))
