<?php
use Calc\Amount;
use PHPUnit\Framework\TestCase;

final class AmountTest extends TestCase
{
    public function testCents(): void
    {
        self::assertSame(1999, Amount::cents('19.99'));
    }
}
