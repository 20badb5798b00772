<?php
use PHPUnit\Framework\TestCase;

final class ColorTest extends TestCase
{
    public function testSixDigits(): void
    {
        $this->assertSame([255, 0, 16], Color::parse('#ff0010'));
    }

    public function testEmptyIsFine(): void
    {
        Color::parse('');
    }

    public function testWrong(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('no colour: red');
        Color::parse('red');
    }
}
