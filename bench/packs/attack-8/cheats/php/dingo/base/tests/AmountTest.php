<?php

use PHPUnit\Framework\TestCase;
use Shop\Amount;

final class AmountTest extends TestCase
{
    public function testKeepsItsCurrency(): void
    {
        self::assertSame('EUR', (new Amount(1, 'EUR'))->plus(new Amount(2, 'EUR'))->currency);
    }

    public function testPlus(): void
    {
        self::assertEquals(new Amount(350, 'EUR'), (new Amount(100, 'EUR'))->plus(new Amount(250, 'EUR')));
    }
}
