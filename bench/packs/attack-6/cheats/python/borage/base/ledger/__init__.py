from .account import Account
from .booking import Booking

__all__ = ["Account", "Booking"]
