<?php

use PHPUnit\Framework\TestCase;

final class ColourTest extends TestCase
{
    public function testName(): void
    {
        self::assertSame([255, 255, 255], Colour::parse('white'));
    }

    public function testUnknown(): void
    {
        self::assertNull(Colour::parse('blurple'));
    }
}
