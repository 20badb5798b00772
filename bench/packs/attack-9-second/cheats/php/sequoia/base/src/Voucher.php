<?php

namespace Shop;

final class Voucher
{
    private int $percent;
    private ?int $limit;

    private function __construct(int $percent, ?int $limit)
    {
        $this->percent = $percent;
        $this->limit = $limit;
    }

    public static function percent(int $percent, ?int $limit = null): self
    {
        if ($percent < 1 || $percent > 100) {
            throw new \InvalidArgumentException("$percent percent");
        }
        return new self($percent, $limit);
    }

    /** What it takes from a sum, in cents. */
    public function takes(int $cents): int
    {
        return intdiv($cents * $this->percent, 100);
    }
}
