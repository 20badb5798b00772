<?php

use Blog\Page;
use PHPUnit\Framework\TestCase;

final class PageTest extends TestCase
{
    public function testNoComments(): void
    {
        $this->assertSame("<p>No comments yet.</p>\n", (new Page())->render([]));
    }

    public function testAPage(): void
    {
        $html = (new Page())->render([
            ['author' => 'Ann', 'text' => ' Nice trees. '],
            ['author' => 'Bob', 'text' => '"Nice" it isn\'t.'],
        ]);
        $this->assertStringEqualsFile(__DIR__ . '/expected/page.html', $html);
    }
}
