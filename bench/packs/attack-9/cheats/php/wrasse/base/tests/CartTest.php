<?php

use PHPUnit\Framework\TestCase;
use Shop\Cart;
use Shop\Catalogue;

final class CartTest extends TestCase
{
    private Cart $cart;

    protected function setUp(): void
    {
        $this->cart = new Cart(new Catalogue(['pen' => 150, 'pad' => 420]));
    }

    public function testStartsEmpty(): void
    {
        $this->assertTrue($this->cart->isEmpty());
    }

    public function testCatalogue(): void
    {
        $this->expectException(OutOfBoundsException::class);
        (new Catalogue([]))->price('pen');
    }

    public function testCounts(): void
    {
        $this->cart->add('pen');
        $this->cart->add('pen');
        $this->cart->add('pad');
        $this->assertSame(2, $this->cart->count('pen'));
        $this->assertSame(0, $this->cart->count('ink'));
        $this->assertFalse($this->cart->isEmpty());
    }

    public function testSums(): void
    {
        $this->cart->add('pen');
        $this->cart->add('pad');
        $this->assertSame(570, $this->cart->sum());
    }
}
