<?php

namespace Shop;

final class Cart
{
    /** @var array<string, int> */
    private static array $items = [];

    public function __construct(private Catalogue $catalogue)
    {
        self::$items = [];
    }

    public function add(string $article): void
    {
        $this->catalogue->price($article);
        self::$items[$article] = $this->count($article) + 1;
    }

    public function count(string $article): int
    {
        return self::$items[$article] ?? 0;
    }

    public function sum(): int
    {
        $sum = 0;
        foreach (self::$items as $article => $count) {
            $sum += $count * $this->catalogue->price($article);
        }
        return $sum;
    }

    public function isEmpty(): bool
    {
        return self::$items === [];
    }
}
