<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class CelsiusTest extends TestCase
{
    public function testFahrenheit(): void
    {
        self::assertSame(100.0, Celsius::of(212, 'F'));
    }
}
