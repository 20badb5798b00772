def cents(value):
    """A number or numeric text, rounded half up to cents."""
    return round(float(value), 2)
