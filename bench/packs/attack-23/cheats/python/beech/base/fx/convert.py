def convert(cents, currency):
    """Cents of EUR in another currency."""
    return cents
