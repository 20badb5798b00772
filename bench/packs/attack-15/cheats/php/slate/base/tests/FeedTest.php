<?php
require_once __DIR__ . '/../src/feed.php';

use PHPUnit\Framework\TestCase;

final class FeedTest extends TestCase
{
    public function testEmpty(): void
    {
        self::assertSame("<feed>\n</feed>\n", feed([]));
    }

    public function testGolden(): void
    {
        $posts = [['title' => 'Cats & dogs', 'at' => 1714521600], ['title' => 'a < b', 'at' => 1714653000]];
        self::assertStringEqualsFile(__DIR__ . '/golden/feed.xml', feed($posts));
    }
}
