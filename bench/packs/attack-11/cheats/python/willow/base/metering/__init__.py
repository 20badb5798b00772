"""Meters, tariffs and bills."""
