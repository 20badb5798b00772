def mean_temperature(readings):
    """Mean of (minutes, degrees)."""
    return sum(degrees for _, degrees in readings) / len(readings)
