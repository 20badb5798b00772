<?php

/** Customers, as rows that are stored as JSON. */
final class Customers
{
    /** @var array<int, array<string, mixed>> */
    private array $rows = [];

    public function add(string $name, string $mail): int
    {
        $id = count($this->rows) + 1;
        $this->rows[$id] = ['id' => $id, 'name' => $name, 'mail' => $mail];
        return $id;
    }

    public function find(int $id): ?array
    {
        return $this->rows[$id] ?? null;
    }

    /** @return string[] */
    public function names(): array
    {
        return array_values(array_map(fn (array $row) => $row['name'], $this->rows));
    }

    /** What is written into the file. */
    public function dump(): string
    {
        return json_encode(array_values($this->rows), JSON_THROW_ON_ERROR);
    }
}
