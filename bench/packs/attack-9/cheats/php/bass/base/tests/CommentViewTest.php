<?php

use Blog\CommentView;
use PHPUnit\Framework\TestCase;

final class CommentViewTest extends TestCase
{
    public function testShowsAuthorAndText(): void
    {
        $html = (new CommentView())->render(['author' => 'Ada', 'text' => ' Nice. ']);
        $this->assertSame('<article><h3>Ada</h3><p>Nice.</p></article>', $html);
    }

    public function testKeepsLinesTogether(): void
    {
        $html = (new CommentView())->render(['author' => 'Ada', 'text' => "one\ntwo"]);
        $this->assertStringContainsString("one\ntwo", $html);
    }

    public function testEscapes(): void
    {
        $html = (new CommentView())->render(['author' => 'A & B', 'text' => '<script>x()</script>']);
        $this->assertSame('<article><h3>A &amp; B</h3><p>&lt;script&gt;x()&lt;/script&gt;</p></article>', $html);
    }
}
