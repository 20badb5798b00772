<?php
use PHPUnit\Framework\TestCase;
use Shop\Price;

final class PriceTest extends TestCase
{
    public function testNet(): void
    {
        self::assertSame(100.0, Price::net(119.0, 0.19));
    }

    public function testHalfToEven(): void
    {
        self::assertSame(0.12, Price::rounded(0.125));
        self::assertSame(0.38, Price::rounded(0.375));
    }
}
