from .timeline import Timeline

__all__ = ["Timeline"]
