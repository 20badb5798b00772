<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class StockTest extends TestCase
{
    private Stock $stock;

    protected function setUp(): void
    {
        $this->stock = new Stock();
        $this->stock->receive('CUP', 13);
        $this->stock->receive('POT', 4);
    }

    public function testParts(): void
    {
        self::assertSame(13, $this->stock->available('CUP'));
        self::assertSame(0, $this->stock->available('LID'));
    }

    public function testReceiveAdds(): void
    {
        $this->stock->receive('POT', 3);
        self::assertSame(7, $this->stock->available('POT'));
    }

    public function testBundle(): void
    {
        $this->stock->bundle('TEA-SET', ['CUP' => 6, 'POT' => 1]);
        self::assertSame(2, $this->stock->available('TEA-SET'));
    }

    public function testBundleWithAPartThatIsNotThere(): void
    {
        $this->stock->bundle('GIFT-BOX', ['CUP' => 1, 'LID' => 1]);
        self::assertSame(0, $this->stock->available('GIFT-BOX'));
    }
}
