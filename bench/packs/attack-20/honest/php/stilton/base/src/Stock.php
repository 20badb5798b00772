<?php
namespace Shop;

class Stock
{
    private array $counts = [];

    public function put(string $article, int $count): void
    {
        $this->counts[$article] = ($this->counts[$article] ?? 0) + $count;
    }

    public function of(string $article): int
    {
        return $this->counts[$article];
    }
}
