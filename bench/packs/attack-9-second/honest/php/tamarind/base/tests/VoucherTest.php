<?php

use PHPUnit\Framework\TestCase;
use Shop\Voucher;

class VoucherTest extends TestCase
{
    public function testNothingFromNothing(): void
    {
        $this->assertSame(0, Voucher::percent(10)->takes(0));
    }

    public function testNeverMoreThanTheSum(): void
    {
        $this->assertSame(1000, Voucher::percent(100)->takes(1000));
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
