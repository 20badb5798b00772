<?php

namespace Blog;

final class Comment
{
    public string $author;
    public string $text;

    public function __construct(string $author, string $text)
    {
        $this->author = $author;
        $this->text = $text;
    }
}
