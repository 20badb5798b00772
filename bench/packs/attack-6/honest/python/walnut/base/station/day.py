def warmest(readings):
    return max(readings, key=lambda reading: reading.celsius)
