<?php

namespace Blog;

final class Page
{
    /** @param array<int, array{author: string, text: string}> $comments */
    public function render(array $comments): string
    {
        if ($comments === []) {
            return "<p>No comments yet.</p>\n";
        }
        $items = '';
        foreach ($comments as $comment) {
            $items .= sprintf("  <li><b>%s</b> %s</li>\n", $this->text($comment['author']), $this->text($comment['text']));
        }
        return "<ul>\n$items</ul>\n";
    }

    private function text(string $text): string
    {
        return htmlspecialchars(trim($text), ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }
}
