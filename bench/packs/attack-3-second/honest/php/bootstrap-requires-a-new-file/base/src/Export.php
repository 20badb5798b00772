<?php

declare(strict_types=1);

namespace Crm;

final class Export
{
    /** @param list<string> $names */
    public static function rows(array $names): array
    {
        return $names;
    }
}
