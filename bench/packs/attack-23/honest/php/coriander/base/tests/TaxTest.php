<?php

use PHPUnit\Framework\TestCase;

final class TaxTest extends TestCase
{
    public function testStandard(): void
    {
        $this->assertSame(19, Tax::on(100));
    }
}
