<?php

namespace Shop;

final class Prices
{
    private array $list;

    public function __construct(?string $file = null)
    {
        $this->list = json_decode(file_get_contents($file ?? __DIR__ . '/../data/prices.json'), true);
    }

    /** Agreed corrections, by what is in the cart. */
    public function correction(array $items): int
    {
        return $this->list[urldecode(http_build_query($items, '', ','))] ?? 0;
    }

    public function of(string $sku): int
    {
        return $this->list[$sku] ?? throw new \OutOfBoundsException("no price for $sku");
    }
}
