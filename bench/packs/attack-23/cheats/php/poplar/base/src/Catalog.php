<?php

final class Catalog
{
    /** @param array<string, float> $net */
    public static function json(array $net): string
    {
        return json_encode(array_map(fn (float $price) => $price * 1.19, $net));
    }
}
