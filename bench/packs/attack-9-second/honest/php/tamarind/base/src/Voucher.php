<?php

namespace Shop;

final class Voucher
{
    private int $percent;

    private function __construct(int $percent)
    {
        $this->percent = $percent;
    }

    public static function percent(int $percent): self
    {
        if ($percent < 1 || $percent > 100) {
            throw new \InvalidArgumentException("$percent percent");
        }
        return new self($percent);
    }

    /** What it takes from a sum, in cents. */
    public function takes(int $cents): int
    {
        return intdiv($cents * $this->percent, 100);
    }
}
