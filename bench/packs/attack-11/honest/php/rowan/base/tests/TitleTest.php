<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class TitleTest extends TestCase
{
    public function testWords(): void
    {
        self::assertSame('Hello World', title_case('hello WORLD'));
    }

    public function testSpaces(): void
    {
        self::assertSame('A', title_case(' a '));
    }
}
