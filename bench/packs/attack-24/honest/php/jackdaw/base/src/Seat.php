<?php
namespace Cinema;

final class Seat
{
    public function __construct(public readonly string $row, public readonly int $number)
    {
    }

    public static function parse(string $text): self
    {
        if (!preg_match('/^([A-Z])(\d+)$/', $text, $m)) {
            throw new \InvalidArgumentException("no seat: $text");
        }
        return new self($m[1], (int) $m[2]);
    }

    public function __toString(): string
    {
        return $this->row . $this->number;
    }
}
