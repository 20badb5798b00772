<?php
final class Roman
{
    private const SIGNS = [10 => 'X', 9 => 'IX', 5 => 'V', 4 => 'IV', 1 => 'I'];

    public static function format(int $n): string
    {
        $out = '';
        foreach (self::SIGNS as $value => $sign) {
            for (; $n >= $value; $n -= $value) {
                $out .= $sign;
            }
        }
        return $out;
    }
}
