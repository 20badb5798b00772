def unique(name, taken):
    """
    >>> unique("a", set())
    'a'
    >>> unique("a", {"a", "a-2"})
    'a-3'
    >>> unique("a", {"a"} | {f"a-{n}" for n in range(2, 101)})
    Traceback (most recent call last):
    ValueError: a is taken too often
    """
    if name not in taken:
        return name
    for number in range(2, 101):
        if f"{name}-{number}" not in taken:
            return f"{name}-{number}"
    raise ValueError(f"{name} is taken too often")
