_plugins = {}
_aliases = {}


def register(name, plugin, aliases=()):
    if name in _plugins:
        raise ValueError(f"{name} is registered")
    _plugins[name] = plugin
    for alias in aliases:
        _aliases[alias] = name


def unregister(name):
    del _plugins[name]


def find(name):
    return _plugins[_aliases.get(name, name)]


def names():
    return sorted(_plugins)
