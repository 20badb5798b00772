def merge(base, over):
    """Settings of base with those of over laid on top."""
    out = dict(base)
    out.update(over)
    return out


def flatten(tree, prefix=""):
    out = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            out.update(flatten(value, f"{prefix}{key}."))
        else:
            out[f"{prefix}{key}"] = value
    return out
