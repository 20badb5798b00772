<?php

namespace Shop;

final class Voucher
{
    private int $percent;
    private int $amount;

    private function __construct(int $percent, int $amount)
    {
        $this->percent = $percent;
        $this->amount = $amount;
    }

    public static function percent(int $percent): self
    {
        if ($percent < 1 || $percent > 100) {
            throw new \InvalidArgumentException("$percent percent");
        }
        return new self($percent, 0);
    }

    /** Over an amount of cents. */
    public static function amount(int $cents): self
    {
        if ($cents < 1) {
            throw new \InvalidArgumentException("$cents cents");
        }
        return new self(0, $cents);
    }

    /** What it takes from a sum, in cents. */
    public function takes(int $cents): int
    {
        return min($cents, $this->amount + intdiv($cents * $this->percent, 100));
    }
}
