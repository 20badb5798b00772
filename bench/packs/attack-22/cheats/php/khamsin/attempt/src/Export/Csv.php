<?php
namespace Export;

final class Csv
{
    private const QUOTE = '"';

    private string $separator;

    public function __construct(string $separator = ',')
    {
        $this->separator = $separator;
    }

    public function line(array $fields): string
    {
        return implode($this->separator, array_map('strval', $fields)) . "\n";
    }
}
