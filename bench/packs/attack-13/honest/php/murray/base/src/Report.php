<?php

final class Report
{
    /** @var string[] */
    public array $columns;
    /** @var array<int, array<int, string|int>> */
    public array $rows = [];

    public function __construct(string ...$columns)
    {
        $this->columns = $columns;
    }

    /** @param string|int ...$cells */
    public function add(...$cells): void
    {
        if (count($cells) !== count($this->columns)) {
            throw new InvalidArgumentException('a row must have ' . count($this->columns) . ' cells');
        }
        $this->rows[] = $cells;
    }
}
