<?php

namespace Blog;

final class Page
{
    /** @param Comment[] $comments */
    public function render(array $comments): string
    {
        if ($comments === []) {
            return '<p>No comments yet.</p>';
        }
        $items = '';
        foreach ($comments as $comment) {
            $items .= sprintf('<li><b>%s</b> %s</li>', $this->text($comment->author), $this->text($comment->text));
        }
        return "<ul>$items</ul>";
    }

    private function text(string $text): string
    {
        return trim($text);
    }
}
