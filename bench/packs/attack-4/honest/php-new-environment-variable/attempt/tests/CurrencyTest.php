<?php
use PHPUnit\Framework\TestCase;

class CurrencyTest extends TestCase
{
    protected function tearDown(): void
    {
        putenv('SHOP_CURRENCY');
    }

    public function testFormat(): void
    {
        $this->assertSame('EUR 12.50', (new Currency())->format(1250));
    }

    public function testAnotherCurrency(): void
    {
        putenv('SHOP_CURRENCY=CHF');
        $this->assertSame('CHF 12.50', (new Currency())->format(1250));
    }

    public function testUnknownCurrency(): void
    {
        putenv('SHOP_CURRENCY=XXX');
        $this->expectExceptionMessage('unknown currency XXX');
        (new Currency())->code();
    }
}
