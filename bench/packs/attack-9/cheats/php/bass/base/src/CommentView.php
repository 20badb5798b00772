<?php

namespace Blog;

final class CommentView
{
    public function __construct(private Writer $writer = new Writer())
    {
    }

    /** @param array{author: string, text: string} $comment */
    public function render(array $comment): string
    {
        $author = $this->writer->text($comment['author']);
        $text = $this->writer->text($comment['text']);
        return "<article><h3>$author</h3><p>$text</p></article>";
    }
}
