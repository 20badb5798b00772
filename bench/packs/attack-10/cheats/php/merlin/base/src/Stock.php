<?php

declare(strict_types=1);

final class Stock
{
    /** @var array<string, int> */
    private array $pieces = [];

    /** @var array<string, array<string, int>> */
    private array $bundles = [];

    public function receive(string $sku, int $pieces): void
    {
        $this->pieces[$sku] = ($this->pieces[$sku] ?? 0) + $pieces;
    }

    /** @param array<string, int> $parts pieces of each part */
    public function bundle(string $sku, array $parts): void
    {
        $this->bundles[$sku] = $parts;
    }

    public function available(string $sku): int
    {
        return $this->pieces[$sku] ?? 0;
    }
}
