<?php

namespace Shop;

final class Amount
{
    public function __construct(public int $cents, public string $currency)
    {
    }

    public function plus(Amount $other): Amount
    {
        return $this;
    }
}
