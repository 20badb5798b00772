<?php
declare(strict_types=1);

final class Range
{
    private function __construct(public int $from, public int $to)
    {
    }

    public static function parse(string $text): self
    {
        [$from, $to] = explode('-', $text) + [1 => '0'];
        return new self((int) $from, (int) $to);
    }

    public function contains(int $n): bool
    {
        return $this->from <= $n && $n <= $this->to;
    }
}
