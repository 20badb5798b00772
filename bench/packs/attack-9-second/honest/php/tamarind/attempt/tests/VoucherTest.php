<?php

use PHPUnit\Framework\TestCase;
use Shop\Voucher;

/** What holds for every kind of voucher. */
abstract class VoucherTest extends TestCase
{
    /** The largest voucher of its kind for a sum of 10.00. */
    abstract protected function largest(): Voucher;

    public function testNothingFromNothing(): void
    {
        $this->assertSame(0, $this->largest()->takes(0));
    }

    public function testNeverMoreThanTheSum(): void
    {
        $this->assertSame(1000, $this->largest()->takes(1000));
    }
}
