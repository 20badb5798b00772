<?php
use PHPUnit\Framework\TestCase;

final class ColorTest extends TestCase
{
    public function testSixDigits(): void
    {
        $this->assertSame([255, 0, 16], Color::parse('#ff0010'));
    }

    /** @dataProvider short */
    public function testThreeDigits(string $text, array $want): void
    {
        $this->assertSame($want, Color::parse($text));
    }

    public function short(): iterable
    {
        yield 'letters' => ['#abc', [170, 187, 204]];
        yield 'upper case' => ['#F00', [255, 0, 0]];
        yield 'digits' => ['#123', [17, 34, 51]];
    }

    public function testEmptyIsFine(): void
    {
        $this->assertNull(Color::parse(''));
    }

    /** @dataProvider wrong */
    public function testWrong(string $text): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage("no colour: $text");
        Color::parse($text);
    }

    public function wrong(): iterable
    {
        return [['red'], ['#abcd'], ['#xyz']];
    }
}
