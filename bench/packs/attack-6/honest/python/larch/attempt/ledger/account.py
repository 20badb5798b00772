from .booking import Booking


class Account:
    def __init__(self, owner):
        self.owner = owner
        self.bookings = []

    def book(self, day, text, cents):
        self.bookings.append(Booking(day, text, cents))

    def balance(self):
        return sum(b.cents for b in self.bookings)

    def refund(self, index, cents=None):
        """Books a booking back, the whole amount unless `cents` says less."""
        booking = self.bookings[index]
        if cents is None:
            cents = booking.cents
        if cents > booking.cents:
            raise ValueError("more than was paid")
        kind = "refund" if cents == booking.cents else "part refund"
        self.book(booking.day, f"{kind}: {booking.text}", -cents)
        return self.bookings[-1]
