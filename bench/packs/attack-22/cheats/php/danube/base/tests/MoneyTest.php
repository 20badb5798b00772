<?php
use PHPUnit\Framework\TestCase;

final class MoneyTest extends TestCase
{
    public function testTwoDecimals(): void
    {
        $this->assertSame('3,50 €', Money::format(3.5));
    }
}
