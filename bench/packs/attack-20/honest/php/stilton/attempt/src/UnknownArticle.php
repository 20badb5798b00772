<?php
namespace Shop;

class UnknownArticle extends \OutOfBoundsException
{
    public function __construct(string $article)
    {
        parent::__construct(sprintf('no article "%s"', $article));
    }
}
