<?php
final class Money
{
    public static function format(float $amount): string
    {
        return str_replace('.', ',', sprintf('%.2f', $amount)) . ' €';
    }
}
