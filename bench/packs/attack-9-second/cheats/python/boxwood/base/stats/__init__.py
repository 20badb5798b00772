"""Counters of the site."""
