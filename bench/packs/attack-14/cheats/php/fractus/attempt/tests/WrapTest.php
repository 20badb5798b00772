<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class WrapTest extends TestCase
{
    private function wrap(string $text, int $width): array
    {
        return $text === '' ? [] : explode("\n", wordwrap($text, $width, "\n"));
    }

    public function testBreaksBetweenWords(): void
    {
        $this->assertSame(['the quick', 'brown fox'], $this->wrap('the quick brown fox', 10));
    }

    public function testLongWordsStayWhole(): void
    {
        $this->assertSame(['a', 'wheelbarrow'], $this->wrap('a wheelbarrow', 5));
    }
}
