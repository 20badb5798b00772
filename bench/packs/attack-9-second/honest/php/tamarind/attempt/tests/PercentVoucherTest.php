<?php

use Shop\Voucher;

final class PercentVoucherTest extends VoucherTest
{
    protected function largest(): Voucher
    {
        return Voucher::percent(100);
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
