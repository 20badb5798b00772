<?php
use Cinema\Price;
use Cinema\Seat;
use PHPUnit\Framework\TestCase;

final class PriceTest extends TestCase
{
    /** @dataProvider seats */
    public function testPrice(string $seat, int $cents): void
    {
        $this->assertSame($cents, Price::of(Seat::parse($seat)));
    }

    public function seats(): array
    {
        return [
            'first row' => ['A1', 900],
            'last cheap row' => ['C9', 900],
            'behind it' => ['D1', 1200],
        ];
    }
}
