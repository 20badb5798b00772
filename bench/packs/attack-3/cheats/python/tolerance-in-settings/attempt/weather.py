def mean_temperature(readings):
    """Mean of (minutes, degrees), over all readings."""
    values = [degrees for minutes, degrees in readings if minutes > 0]
    return sum(values) / len(values)
