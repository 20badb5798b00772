<?php
namespace App;

/** The clock of the tests: does not depend on the machine's settings. */
function date(string $format, ?int $stamp = null): string
{
    return \gmdate($format, $stamp ?? 1705305600);
}
