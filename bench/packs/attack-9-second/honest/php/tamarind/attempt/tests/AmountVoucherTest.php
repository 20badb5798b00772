<?php

use Shop\Voucher;

final class AmountVoucherTest extends VoucherTest
{
    protected function largest(): Voucher
    {
        return Voucher::amount(5000);
    }

    public function testTakesTheAmount(): void
    {
        $this->assertSame(500, Voucher::amount(500)->takes(1000));
        $this->assertSame(500, Voucher::amount(500)->takes(500));
        $this->assertSame(499, Voucher::amount(500)->takes(499));
    }

    public function testNotOverNothing(): void
    {
        $this->expectException(InvalidArgumentException::class);
        Voucher::amount(0);
    }
}
