<?php

declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    public function testWords(): void
    {
        self::assertSame('blue-tit', slug('Blue Tit!'));
    }

    public function testNothing(): void
    {
        self::assertSame('', slug(' ? '));
    }
}
