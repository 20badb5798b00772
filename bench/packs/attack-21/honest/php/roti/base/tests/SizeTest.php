<?php

use PHPUnit\Framework\TestCase;

final class SizeTest extends TestCase
{
    public function testPlain(): void
    {
        $this->assertEquals(12, Size::bytes('12B'));
    }
}
