"""Bookings of rooms by the hour."""
