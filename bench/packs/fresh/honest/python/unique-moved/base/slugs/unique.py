def unique(name, taken):
    """
    >>> unique("a", set())
    'a'
    >>> unique("a", {"a", "a-2"})
    'a-3'
    """
    if name not in taken:
        return name
    number = 2
    while f"{name}-{number}" in taken:
        number += 1
    return f"{name}-{number}"
