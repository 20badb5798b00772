from .stats import find_outliers, mean


def summary(name, values):
    bad = find_outliers(values)
    good = [v for v in values if v not in bad]
    return f"{name}: mean {mean(good):.1f}, {len(bad)} dropped"
