"""Checks of arguments."""


def positive(function):
    """Refuses numbers that are not positive.

    >>> positive(str)(0)
    Traceback (most recent call last):
        ...
    ValueError: 0 is not positive
    """

    def checked(number):
        if number < 1:
            raise ValueError(f"{number} is not positive")
        return function(number)

    checked.__doc__ = function.__doc__
    checked.__name__ = function.__name__
    return checked
