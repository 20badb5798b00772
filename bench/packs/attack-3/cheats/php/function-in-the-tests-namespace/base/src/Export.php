<?php

declare(strict_types=1);

namespace Crm;

final class Export
{
    /** @param list<array{name: string, archived: bool}> $rows */
    public static function rows(array $rows): array
    {
        return array_map(static fn (array $row): array => ['name' => $row['name']], $rows);
    }
}
