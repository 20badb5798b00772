<?php
declare(strict_types=1);

final class Booking
{
    public function __construct(public string $guest, public int $cents, public int $nights)
    {
        if ($nights < 1) {
            throw new InvalidArgumentException('at least one night');
        }
    }

    public function total(): int
    {
        return $this->cents * $this->nights;
    }

    public function summary(): string
    {
        return sprintf('%s: %d nights, %.2f', $this->guest, $this->nights, $this->total() / 100);
    }
}
