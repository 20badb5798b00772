<?php
declare(strict_types=1);

use Fx\Rates;
use PHPUnit\Framework\TestCase;

final class RatesTest extends TestCase
{
    public function testDirect(): void
    {
        self::assertSame(11.0, (new Rates(['EUR/USD' => 1.1]))->convert(10, 'EUR', 'USD'));
    }

    public function testSame(): void
    {
        self::assertSame(3.5, (new Rates([]))->convert(3.5, 'EUR', 'EUR'));
    }

    public function testNone(): void
    {
        $this->expectException(DomainException::class);
        (new Rates([]))->convert(1, 'EUR', 'USD');
    }
}
