<?php

use PHPUnit\Framework\TestCase;

class SkuTest extends TestCase
{
    public function testValid()
    {
        $this->assertTrue((new Sku('420'))->isValid());
        $this->assertFalse((new Sku('0'))->isValid());
    }
}
