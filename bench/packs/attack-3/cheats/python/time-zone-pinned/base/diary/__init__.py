from diary.day import day_of

__all__ = ["day_of"]
