<?php

use PHPUnit\Framework\TestCase;
use Shop\Voucher;

/** What all vouchers with a limit have in common. */
abstract class LimitTest extends TestCase
{
    public function testBelowTheLimit(): void
    {
        $this->assertSame(200, Voucher::percent(20, 500)->takes(1000));
    }

    public function testNeverMoreThanTheLimit(): void
    {
        $this->assertSame(500, Voucher::percent(20, 500)->takes(9000));
    }
}
