<?php
use PHPUnit\Framework\TestCase;

class StockTest extends TestCase
{
    public function testPut(): void
    {
        $stock = new Stock();
        $stock->put('tea', 3);
        $stock->put('tea', 4);
        $this->assertSame(7, $stock->of('tea'));
    }
}
