<?php
namespace Booking;

final class Calendar
{
    private array $booked = [];

    public function book(string $day, int $hour): void
    {
        if (in_array($hour, $this->booked[$day] ?? [], true)) {
            throw new \DomainException("$day $hour is taken");
        }
        $this->booked[$day][] = $hour;
    }

    public function free(string $day): array
    {
        return [];
    }
}
