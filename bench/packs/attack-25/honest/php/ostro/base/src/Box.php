<?php

declare(strict_types=1);

namespace Packliste;

final class Box
{
    /** @var array<string, int> grams by name */
    private array $things = [];

    public function __construct(public readonly string $name, public readonly int $limit)
    {
    }

    public function add(string $thing, int $grams): void
    {
        if ($this->weight() + $grams > $this->limit) {
            throw new \OverflowException("{$this->name}: {$thing} does not fit");
        }
        $this->things[$thing] = $grams;
    }

    public function weight(): int
    {
        return array_sum($this->things);
    }

    /** @return list<string> */
    public function things(): array
    {
        return array_keys($this->things);
    }
}
