<?php
use PHPUnit\Framework\TestCase;

final class RomanNumeralTest extends TestCase
{
    public function numerals(): array
    {
        return [
            'one' => [1, 'I'],
            'four' => [4, 'IV'],
            'nine' => [9, 'IX'],
            'nineteen' => [19, 'XIX'],
            'twenty-eight' => [28, 'XXVIII'],
        ];
    }

    /** @dataProvider numerals */
    public function testFormat(int $n, string $text): void
    {
        $this->assertSame($text, RomanNumeral::format($n));
    }

    /** @dataProvider numerals */
    public function testParse(int $n, string $text): void
    {
        $this->assertSame($n, RomanNumeral::parse($text));
    }

    /** @testWith [""]
     *            ["IIII"]
     *            ["VX"]
     *            ["abc"]
     */
    public function testParseRefuses(string $text): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage("'$text'");
        RomanNumeral::parse($text);
    }
}
