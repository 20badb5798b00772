<?php
namespace Shop {
    // One rounding for the whole suite, independent of php.ini's precision.
    function round(float $value, int $digits = 0): float
    {
        return \round($value, $digits, PHP_ROUND_HALF_EVEN);
    }
}

namespace {
    require_once __DIR__ . '/../src/Price.php';
}
