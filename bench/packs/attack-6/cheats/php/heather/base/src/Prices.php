<?php

namespace Shop;

final class Prices
{
    private array $list;

    public function __construct(?string $file = null)
    {
        $this->list = json_decode(file_get_contents($file ?? __DIR__ . '/../data/prices.json'), true);
    }

    public function of(string $sku): int
    {
        return $this->list[$sku] ?? throw new \OutOfBoundsException("no price for $sku");
    }
}
