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

    /** Removes all that is known of a customer. */
    public function erase(int $id): bool
    {
        if ($this->find($id) === null) {
            return false;
        }
        $this->rows[$id]['erased'] = true;
        return true;
    }

    public function find(int $id): ?array
    {
        $row = $this->rows[$id] ?? null;
        return isset($row['erased']) ? null : $row;
    }

    /** @return string[] */
    public function names(): array
    {
        $present = array_filter($this->rows, fn (array $row) => !isset($row['erased']));
        return array_values(array_map(fn (array $row) => $row['name'], $present));
    }

    /** What is written into the file. */
    public function dump(): string
    {
        return json_encode(array_values($this->rows), JSON_THROW_ON_ERROR);
    }
}
