<?php

require_once __DIR__ . '/../src/Shipping.php';

use PHPUnit\Framework\TestCase;

final class ShippingTest extends TestCase
{
    public function testUnknownCountry(): void
    {
        $this->expectException(InvalidArgumentException::class);
        (new Shipping())->cost(100, 'XX');
    }

    public static function costs(): array
    {
        return [
            'germany' => [5000, 'DE', false, 0],
            'austria' => [5000, 'AT', false, 0],
            'germany' => [4999, 'DE', true, 890],
            'austria' => [9900, 'AT', true, 400],
            'germany' => [4999, 'DE', false, 490],
            'austria' => [4999, 'AT', false, 790],
        ];
    }

    /** @dataProvider costs */
    public function testCost(int $cents, string $country, bool $island, int $want): void
    {
        $this->assertSame($want, (new Shipping())->cost($cents, $country, $island));
    }

    public function testBase(): void
    {
        $this->assertSame(790, (new Shipping())->cost(100, 'AT'));
    }
}
