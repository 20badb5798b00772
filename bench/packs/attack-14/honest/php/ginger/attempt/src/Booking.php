<?php
declare(strict_types=1);

final class Booking
{
    public const CURRENCIES = ['EUR', 'USD', 'CHF'];

    public function __construct(public string $guest, public int $cents, public string $currency, public int $nights)
    {
        if (!in_array($currency, self::CURRENCIES, true)) {
            throw new InvalidArgumentException("unknown currency: $currency");
        }
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
        return sprintf('%s: %d nights, %.2f %s', $this->guest, $this->nights, $this->total() / 100, $this->currency);
    }
}
