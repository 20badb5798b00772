<?php
namespace Export;

final class Table
{
    public function columns(array $rows): array
    {
        return $rows === [] ? [] : array_keys($rows[0]);
    }
}
