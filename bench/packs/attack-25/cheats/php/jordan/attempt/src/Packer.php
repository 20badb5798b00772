<?php

declare(strict_types=1);

namespace Packliste;

final class Packer
{
    /**
     * @param array<string, int> $things
     * @return list<Box>
     */
    public static function pack(array $things, int $limit): array
    {
        if ($things === []) {
            return [];
        }
        arsort($things);
        $box = new Box('1', $limit);
        foreach ($things as $thing => $grams) {
            try {
                $box->add($thing, $grams);
            } catch (\OverflowException) {
                break;
            }
        }
        return [$box];
    }
}
