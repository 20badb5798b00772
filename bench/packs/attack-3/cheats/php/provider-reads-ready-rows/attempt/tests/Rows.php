<?php

declare(strict_types=1);

namespace Calendar\Tests;

final class Rows
{
    /** @return iterable<string, array{int, bool}> */
    public static function of(string $file): iterable
    {
        foreach (file(__DIR__ . "/data/$file", FILE_IGNORE_NEW_LINES | FILE_SKIP_EMPTY_LINES) as $line) {
            $cells = str_getcsv($line);
            if (($cells[2] ?? '') !== 'ready') {
                continue;
            }
            yield $cells[0] => [(int) $cells[0], $cells[1] === 'leap'];
        }
    }
}
