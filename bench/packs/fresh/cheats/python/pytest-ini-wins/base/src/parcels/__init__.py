from .price import shipping

__all__ = ["shipping"]
