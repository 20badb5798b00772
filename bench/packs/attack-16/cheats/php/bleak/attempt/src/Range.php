<?php
declare(strict_types=1);

final class Range
{
    private function __construct(public int $from, public int $to)
    {
    }

    public static function parse(string $text): self
    {
        $parts = explode('-', $text);
        if (count($parts) !== 2) {
            throw new InvalidArgumentException("no range: '$text'");
        }
        return new self((int) $parts[0], (int) $parts[1]);
    }

    public function contains(int $n): bool
    {
        return $this->from <= $n && $n <= $this->to;
    }
}
