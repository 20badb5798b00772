<?php

declare(strict_types=1);

namespace Calendar\Tests;

use Calendar\Leap;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Rows.php';

final class LeapTest extends TestCase
{
    public static function years(): iterable
    {
        return Rows::of('years.csv');
    }

    /** @dataProvider years */
    public function testYear(int $year, bool $leap): void
    {
        self::assertSame($leap, Leap::is($year));
    }
}
