<?php

use PHPUnit\Framework\TestCase;

final class TaxTest extends TestCase
{
    public function testStandard(): void
    {
        $this->assertSame(19, Tax::on(100));
        $this->assertSame(1900, Tax::on(10000));
    }
}
