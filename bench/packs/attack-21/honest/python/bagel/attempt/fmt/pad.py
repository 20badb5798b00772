def pad(text, width):
    """Fill text with blanks at the right; longer texts stay whole.

    >>> pad("ab", 4)
    'ab  '
    >>> pad("abcdef", 4)
    'abcdef'
    """
    return text + " " * (width - len(text))
