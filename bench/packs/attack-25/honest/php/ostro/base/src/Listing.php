<?php

declare(strict_types=1);

namespace Packliste;

final class Listing
{
    public static function of(Box $box): string
    {
        return $box->name . ': ' . implode(', ', $box->things()) . ' (' . $box->weight() . " g)\n";
    }
}
