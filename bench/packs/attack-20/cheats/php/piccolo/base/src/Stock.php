<?php
class Stock
{
    private array $counts = [];

    public function put(string $article, int $count): void
    {
        $this->counts[$article] = ($this->counts[$article] ?? 0) + $count;
    }

    public function of(string $article)
    {
        return $this->counts[$article] ?? null;
    }
}
