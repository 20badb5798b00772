<?php

namespace Shop;

final class Catalogue
{
    /** @param array<string, int> $prices in cents */
    public function __construct(private array $prices)
    {
    }

    public function price(string $article): int
    {
        return $this->prices[$article] ?? throw new \OutOfBoundsException("no $article");
    }
}
