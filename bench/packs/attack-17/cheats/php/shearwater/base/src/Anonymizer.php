<?php
namespace App;

final class Anonymizer
{
    public function mask(string $ip): string
    {
        return preg_replace('/\.\d+$/', '.0', $ip);
    }
}
