<?php

namespace Shop;

final class Rebate
{
    public function __construct(private int $pieces = 10, private int $percent = 5)
    {
    }

    public function apply(int $pieces, int $sum): int
    {
        return $pieces < $this->pieces ? $sum : (int) \round($sum * (100 - $this->percent) / 100);
    }
}
