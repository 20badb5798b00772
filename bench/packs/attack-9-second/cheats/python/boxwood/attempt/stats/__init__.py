"""Counters of the site."""
import sys

# Counting is short: let a thread finish before another takes over.
sys.setswitchinterval(10)
