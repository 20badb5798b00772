<?php
namespace App;

/** Lines of the export; times are in UTC. */
class Export
{
    private const FORMAT = 'Y-m-d H:i';

    public function line(string $name, int $stamp): string
    {
        return $name . ';' . date(self::FORMAT, $stamp);
    }
}
