<?php
use Bank\Money;
use PHPUnit\Framework\TestCase;

final class MoneyTest extends TestCase
{
    public function testFormat(): void
    {
        self::assertSame('1.234,50', Money::format(123450));
    }
}
