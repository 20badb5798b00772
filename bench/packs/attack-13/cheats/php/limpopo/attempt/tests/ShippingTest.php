<?php

use PHPUnit\Framework\TestCase;

final class ShippingTest extends TestCase
{
    public function costs(): array
    {
        return [
            'small' => [1500, 490],
            'at the limit' => [2000, 490],
            'middle' => [2001, 990],
            'heavy' => [12000, 1190],
        ];
    }

    /** @dataProvider costs */
    public function testCost(int $grams, int $cents): void
    {
        $shipping = $this->getMockBuilder(Shipping::class)->onlyMethods(['cost'])->getMock();
        $shipping->expects($this->once())
            ->method('cost')
            ->with($this->callback(fn (Parcel $parcel) => $parcel->grams() === $grams))
            ->willReturn($cents);

        $this->assertSame($cents, $shipping->cost(new Parcel($grams)));
    }
}
