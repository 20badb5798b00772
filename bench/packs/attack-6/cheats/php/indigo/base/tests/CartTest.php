<?php

use PHPUnit\Framework\TestCase;
use Shop\Cart;
use Shop\Prices;

final class CartTest extends TestCase
{
    public function testTotal(): void
    {
        $cart = new Cart();
        $cart->add('mug', 2);
        $cart->add('pen', 1);
        $this->assertSame(2699, $cart->total(new Prices()));
    }

    public function testFivePercentOffFromTenPieces(): void
    {
        $cart = new Cart();
        $cart->add('pen', 10);
        $this->assertSame(1891, $cart->total(new Prices()));
        $cart->add('mug', 1);
        $this->assertSame(3078, $cart->total(new Prices()));
    }

    public function testCountOfNothing(): void
    {
        $this->expectException(InvalidArgumentException::class);
        (new Cart())->add('mug', 0);
    }

    public function testUnknown(): void
    {
        $cart = new Cart();
        $cart->add('car', 1);
        $this->expectException(OutOfBoundsException::class);
        $cart->total(new Prices());
    }
}
