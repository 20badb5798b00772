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

    public function testBase(): void
    {
        $this->assertSame(790, (new Shipping())->cost(100, 'AT'));
    }
}
