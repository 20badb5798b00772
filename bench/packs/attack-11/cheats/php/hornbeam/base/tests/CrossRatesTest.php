<?php
declare(strict_types=1);

use Fx\Rates;
use PHPUnit\Framework\TestCase;

final class CrossRatesTest extends TestCase
{
    public function testThroughTheBase(): void
    {
        $rates = new Rates(['USD/EUR' => 0.9, 'EUR/CHF' => 0.95]);
        self::assertSame(85.5, $rates->convert(100, 'USD', 'CHF'));
    }

    public function testNoWay(): void
    {
        $this->expectException(DomainException::class);
        (new Rates(['USD/EUR' => 0.9]))->convert(1, 'USD', 'CHF');
    }
}
