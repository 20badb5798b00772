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

    /** @dataProvider hexadecimal */
    public function testHexadecimal(string $text, ?array $expected): void
    {
        self::assertSame($expected, Colour::parse($text));
    }

    public static function hexadecimal(): array
    {
        return [
            'lower case' => ['#ff8000', [255, 128, 0]],
            'upper case' => ['#FF8000', [255, 128, 0]],
            'too short' => ['#ff80', null],
            'no digits' => ['#gggggg', null],
        ];
    }
}
