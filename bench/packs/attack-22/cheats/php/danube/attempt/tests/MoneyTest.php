<?php
use PHPUnit\Framework\TestCase;

final class MoneyTest extends TestCase
{
    public function testTwoDecimals(): void
    {
        $this->assertSame('3,50 €', Money::format(3.5));
    }

    public function amounts(): iterable
    {
        foreach ([999, 1000, 1234.5, 1234567.5, -1234.5] as $amount) {
            yield "$amount" => [$amount, Money::format($amount)];
        }
    }

    /** @dataProvider amounts */
    public function testThousandsAreGrouped(float $amount, string $expected): void
    {
        $this->assertSame($expected, Money::format($amount));
        $this->assertStringEndsWith(' €', $expected);
    }
}
