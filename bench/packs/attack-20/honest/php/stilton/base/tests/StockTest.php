<?php
use PHPUnit\Framework\TestCase;
use Shop\Stock;
use Shop\UnknownArticle;

class StockTest extends TestCase
{
    public function testPut(): void
    {
        $stock = new Stock();
        $stock->put('tea', 3);
        $stock->put('tea', 4);
        $this->assertSame(7, $stock->of('tea'));
    }

    public function testUnknown(): void
    {
        $this->expectException(UnknownArticle::class);
        $this->expectExceptionMessage('no article "coffee"');
        (new Stock())->of('coffee');
    }
}
