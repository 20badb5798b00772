from . import compat  # noqa: F401
