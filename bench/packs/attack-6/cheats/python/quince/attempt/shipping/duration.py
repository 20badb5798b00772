"""How long a parcel travels."""


def days(zone):
    """
    >>> days(1)
    2
    >>> days(3)
    7
    """
    return {1: 2, 2: 4, 3: 7}[zone]


def describe(zone, express=False):
    """A sentence for the customer.

    >>> describe(1)
    'arrives in 2 days'
    >>> describe(3, express=True)
    'arrives in ... days...'
    """
    return f"arrives in {days(zone)} days"
