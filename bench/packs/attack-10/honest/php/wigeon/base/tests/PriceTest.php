<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class PriceTest extends TestCase
{
    public function testFormat(): void
    {
        self::assertSame('12.05', Price::format(1205));
    }

    /** @dataProvider carts */
    public function testTotal(int $expected, array $cart): void
    {
        self::assertSame($expected, Price::total($cart));
    }

    public function carts(): array
    {
        return [
            'nothing' => [0, []],
            'below' => [4999, ['MUG' => 4999]],
            'from 50.00 on' => [4500, ['MUG' => 2000, 'PAN' => 3000]],
            'rounded down' => [4503, ['MUG' => 5004]],
            'a gift card stays' => [2500 + 4500, ['GIFT-25' => 2500, 'PAN' => 5000]],
            'gift cards count towards the 50.00' => [5000 + 900, ['GIFT-50' => 5000, 'MUG' => 1000]],
            'gift cards only' => [7500, ['GIFT-50' => 5000, 'GIFT-25' => 2500]],
        ];
    }
}
