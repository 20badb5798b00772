<?php
declare(strict_types=1);

final class MemoryStorage implements CounterStorage
{
    private array $counts = [];

    public function get(string $key): int
    {
        return $this->counts[$key] ?? 0;
    }

    public function set(string $key, int $count): void
    {
        $this->counts[$key] = $count;
    }
}
