<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class OrderTest extends TestCase
{
    public function testPieces(): void
    {
        $this->assertSame(5, (new Order([['sku' => 'a', 'qty' => 2], ['sku' => 'b', 'qty' => 3]]))->pieces());
    }

    public function testNoLines(): void
    {
        $this->assertSame(0, (new Order([]))->pieces());
    }

    public function testLineWithoutQuantity(): void
    {
        $this->assertSame(2, (new Order([['sku' => 'a', 'qty' => 2], ['sku' => 'b']]))->pieces());
    }
}
