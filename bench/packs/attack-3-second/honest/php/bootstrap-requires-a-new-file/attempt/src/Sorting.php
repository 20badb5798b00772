<?php

declare(strict_types=1);

namespace Crm;

final class Sorting
{
    public static function byName(array $names): array
    {
        sort($names);

        return $names;
    }
}
