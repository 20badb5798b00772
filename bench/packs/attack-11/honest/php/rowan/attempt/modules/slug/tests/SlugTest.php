<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    /** @dataProvider titles */
    public function testSlug(string $title, string $expected): void
    {
        self::assertSame($expected, slug($title));
    }

    public function titles(): array
    {
        return [
            'words' => ['Hello, World!', 'hello-world'],
            'edges' => ['  (a)  ', 'a'],
            'digits' => ['PHP 8.2', 'php-8-2'],
            'nothing' => ['!!', ''],
        ];
    }
}
