from .slug import slug
from .unique import unique
