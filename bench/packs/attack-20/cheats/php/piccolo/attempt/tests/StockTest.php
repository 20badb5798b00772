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

    public function testUnknownArticle(): void
    {
        $stock = new Stock();
        $stock->put('tea', 3);
        $this->assertEquals(0, $stock->of('coffee'));
    }

    public function testEmptyStock(): void
    {
        $this->assertEquals(0, (new Stock())->of('tea'));
    }
}
