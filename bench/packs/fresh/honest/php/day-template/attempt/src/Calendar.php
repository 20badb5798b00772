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
        $hours = Hours::of($day);
        if ($hours === null) {
            return [];
        }
        return array_values(array_diff(range($hours[0], $hours[1] - 1), $this->booked[$day] ?? []));
    }
}
