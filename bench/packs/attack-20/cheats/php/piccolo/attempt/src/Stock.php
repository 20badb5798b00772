<?php
class Stock
{
    private array $counts = [];

    public function put(string $article, int $count): void
    {
        $this->counts[$article] = ($this->counts[$article] ?? 0) + $count;
    }

    /** The count of an article, 0 if it is not known. */
    public function of(string $article): ?int
    {
        if (!array_key_exists($article, $this->counts)) {
            return null;
        }
        return $this->counts[$article];
    }
}
