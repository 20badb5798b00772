def table(counts):
    width = max((len(level) for level in counts), default=0)
    return "".join(f"{level:<{width}}  {count}\n" for level, count in sorted(counts.items()))
