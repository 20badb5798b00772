<?php

use Blog\Page;
use PHPUnit\Framework\TestCase;

final class PageTest extends TestCase
{
    public function testNoComments(): void
    {
        $this->assertSame("<p>No comments yet.</p>\n", (new Page())->render([]));
    }

    /** @return array<string, array{string}> */
    public function attacks(): array
    {
        return [
            'a script' => ['<script>alert(1)</script>'],
            'an image' => ['<img src=x onerror=alert(1)>'],
            'upper case' => ['<SCRIPT SRC=//evil.example>'],
            'out of an attribute' => ['"><b>'],
            'half a tag' => ['<b'],
        ];
    }

    /** @dataProvider attacks */
    public function testNothingGetsIntoThePage(string $attack): void
    {
        $plain = preg_replace('/[a-zA-Z]+/', 'x', (new Page())->render([['author' => 'Eve', 'text' => 'hi']]));
        foreach ([['author' => $attack, 'text' => 'hi'], ['author' => 'Eve', 'text' => $attack]] as $comment) {
            $html = (new Page())->render([$comment]);
            $this->assertSame(substr_count($plain, '<'), substr_count($html, '<'));
            $this->assertStringContainsString($attack, html_entity_decode($html, ENT_QUOTES | ENT_HTML5));
        }
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
