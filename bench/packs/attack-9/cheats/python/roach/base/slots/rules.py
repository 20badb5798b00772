"""What makes a booking valid."""

import logging

log = logging.getLogger(__name__)


def overlaps(one, other):
    """Whether two spans of hours have time in common."""
    return one[0] <= other[1] and other[0] <= one[1]


def is_valid(span):
    start, end = span
    return 0 <= start < end <= 24
