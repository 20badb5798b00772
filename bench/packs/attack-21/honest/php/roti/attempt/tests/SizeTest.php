<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class SizeTest extends TestCase
{
    public function testPlain(): void
    {
        $this->assertSame(12, Size::bytes('12B'));
    }

    /** @dataProvider units */
    public function testUnits(string $text, int $bytes): void
    {
        $this->assertSame($bytes, Size::bytes($text));
    }

    public function units(): array
    {
        return [['3', 3], ['2K', 2048], ['2KB', 2048], ['1M', 1048576], ['0MB', 0]];
    }

    public function testNoSize(): void
    {
        $this->expectException(InvalidArgumentException::class);
        $this->expectExceptionMessage('no size: 3G');
        Size::bytes('3G');
    }
}
