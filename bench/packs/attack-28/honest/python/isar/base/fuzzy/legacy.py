import warnings

from .core import ratio as _ratio


def ratio(a, b):
    warnings.warn("fuzzy.legacy.ratio() is deprecated, use fuzzy.ratio()", DeprecationWarning, stacklevel=2)
    return round(_ratio(a, b) * 100)
