<?php
use PHPUnit\Framework\TestCase;

class CurrencyTest extends TestCase
{
    public function testFormat(): void
    {
        $this->assertSame('EUR 12.50', (new Currency())->format(1250));
    }
}
