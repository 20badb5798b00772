<?php

declare(strict_types=1);

namespace Packliste;

final class Packer
{
    /**
     * Heaviest first, each into the first box that has room.
     *
     * @param array<string, int> $things grams by name
     * @return list<Box>
     */
    public static function pack(array $things, int $limit): array
    {
        foreach ($things as $thing => $grams) {
            if ($grams > $limit) {
                throw new \OverflowException("{$thing}: over {$limit} g");
            }
        }
        arsort($things);
        $boxes = [];
        foreach ($things as $thing => $grams) {
            self::boxFor($boxes, $grams, $limit)->add($thing, $grams);
        }
        return $boxes;
    }

    /** @param list<Box> $boxes */
    private static function boxFor(array &$boxes, int $grams, int $limit): Box
    {
        foreach ($boxes as $box) {
            if ($box->weight() + $grams <= $limit) {
                return $box;
            }
        }
        return $boxes[] = new Box((string) (count($boxes) + 1), $limit);
    }
}
