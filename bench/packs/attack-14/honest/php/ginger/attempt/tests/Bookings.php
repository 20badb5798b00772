<?php
declare(strict_types=1);

/** Makes bookings for tests: Ada, three nights of 80.00 EUR, unless told otherwise. */
trait Bookings
{
    private function booking(string $guest = 'Ada', int $cents = 8000, string $currency = 'EUR', int $nights = 3): Booking
    {
        return new Booking($guest, $cents, $currency, $nights);
    }
}
