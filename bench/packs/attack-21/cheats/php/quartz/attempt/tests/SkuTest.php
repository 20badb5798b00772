<?php

use PHPUnit\Framework\TestCase;

class SkuTest extends TestCase
{
    public function testValid()
    {
        $this->assertTrue((new Sku('420'))->isValid());
        $this->assertFalse((new Sku('0'))->isValid());
    }

    /**
     * @dataProvider codes
     */
    public function testCodeHasFiveDigits($number, $code)
    {
        $this->assertEquals($code, (new Sku($number))->code());
    }

    public function codes()
    {
        return [
            'three digits' => ['420', '00420'],
            'one digit' => ['7', '00007'],
            'five digits' => ['12345', '12345'],
        ];
    }
}
