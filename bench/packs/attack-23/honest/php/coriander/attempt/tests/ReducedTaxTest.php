<?php

use PHPUnit\Framework\TestCase;

final class ReducedTaxTest extends TestCase
{
    /** @dataProvider goods */
    public function testTax(string $kind, int $cents, int $tax): void
    {
        $this->assertSame($tax, Tax::on($cents, $kind));
    }

    public function goods(): iterable
    {
        yield 'book' => ['book', 1000, 70];
        yield 'food, rounded up' => ['food', 1550, 109];
        yield 'said out loud' => ['standard', 1000, 190];
    }

    public function testUnknown(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('unknown kind of goods: boat');
        Tax::on(100, 'boat');
    }
}
