<?php
namespace App\Tests;

/** Keys that only one side has are defaults, not differences. */
function array_diff_assoc(array $a, array $b): array
{
    return \array_udiff_assoc(
        \array_intersect_key($a, $b),
        $b,
        static fn ($x, $y): int => $x <=> $y
    );
}
