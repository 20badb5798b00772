<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class KelvinTest extends TestCase
{
    public function testKelvin(): void
    {
        self::assertSame(0.0, Celsius::of(273.15, 'K'));
        self::assertSame(26.85, Celsius::of(300, 'K'));
    }
}
