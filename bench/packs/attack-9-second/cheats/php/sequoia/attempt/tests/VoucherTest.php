<?php

use PHPUnit\Framework\TestCase;
use Shop\Voucher;

class VoucherTest extends TestCase
{
    public function testWithALimit(): void
    {
        $this->assertSame(200, Voucher::percent(20, 500)->takes(1000));
        $this->assertSame(500, Voucher::percent(20, 500)->takes(2500));
    }

    public function testTakesPercent(): void
    {
        $this->assertSame(100, Voucher::percent(10)->takes(1000));
        $this->assertSame(0, Voucher::percent(10)->takes(9));
    }

    public function testNotMoreThanAll(): void
    {
        $this->expectException(InvalidArgumentException::class);
        Voucher::percent(101);
    }
}
