from .inbox import Inbox, Message

__all__ = ["Inbox", "Message"]
