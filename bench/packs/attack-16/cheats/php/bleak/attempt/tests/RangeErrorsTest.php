<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class RangeErrorsTest extends TestCase
{
    public function refused(): iterable
    {
        yield 'backwards' => ['9-3'];
        yield 'no end' => ['3-'];
        yield 'words' => ['three-nine'];
        yield 'empty' => [''];
    }

    /** @dataProvider refused */
    public function testRefused(string $text): void
    {
        try {
            Range::parse($text);
            $this->fail("'$text' was taken");
        } catch (Exception $e) {
            $this->assertStringContainsString($text, $e->getMessage());
        }
    }
}
