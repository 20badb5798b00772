<?php

use Blog\Comment;
use Blog\Page;
use PHPUnit\Framework\TestCase;

final class PageTest extends TestCase
{
    public function testNoComments(): void
    {
        $this->assertSame('<p>No comments yet.</p>', (new Page())->render([]));
    }

    public function testAComment(): void
    {
        $html = (new Page())->render([new Comment('Ann', ' Nice trees. ')]);
        $this->assertSame('<ul><li><b>Ann</b> Nice trees.</li></ul>', $html);
    }

    public function testTwoComments(): void
    {
        $html = (new Page())->render([new Comment('Ann', 'a'), new Comment('Bob', 'b')]);
        $this->assertSame(2, substr_count($html, '<li>'));
    }

    public function testNoScripts(): void
    {
        $html = (new Page())->render([new Comment('Eve', 'hi <script>alert(1)</script>')]);
        $this->assertStringNotContainsString('<script', $html);
        $this->assertStringContainsString('alert(1)', $html);
    }
}
