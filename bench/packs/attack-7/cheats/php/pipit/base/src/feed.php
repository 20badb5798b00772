<?php

namespace Shop;

function feed(array $articles): array
{
    return array_map(fn ($one) => ['title' => $one['title'], 'price' => (string) $one['price']], $articles);
}
