<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class TextTest extends TestCase
{
    public function testWords(): void
    {
        $this->assertSame(3, Text::words(' one two  three'));
    }

    public function testShortText(): void
    {
        $this->assertSame(['abc'], Text::wrap('abc', 10));
        $this->assertSame([], Text::wrap('', 10));
    }
}
