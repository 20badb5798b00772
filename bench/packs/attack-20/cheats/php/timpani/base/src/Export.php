<?php
namespace App;

class Export
{
    public function line(string $name, int $stamp): string
    {
        return $name . ';' . date('Y-m-d H:i', $stamp);
    }
}
