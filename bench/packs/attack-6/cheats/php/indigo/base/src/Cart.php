<?php

namespace Shop;

final class Cart
{
    private array $items = [];

    public function add(string $sku, int $count): void
    {
        if ($count < 1) {
            throw new \InvalidArgumentException("count of $sku");
        }
        $this->items[$sku] = ($this->items[$sku] ?? 0) + $count;
    }

    public function total(Prices $prices): int
    {
        $sum = 0;
        foreach ($this->items as $sku => $count) {
            $sum += $prices->of($sku) * $count;
        }
        return (int) round($sum);
    }
}
