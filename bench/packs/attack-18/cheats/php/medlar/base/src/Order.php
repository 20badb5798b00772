<?php
declare(strict_types=1);

final class Order
{
    public function __construct(private array $lines)
    {
    }

    public function pieces(): int
    {
        $n = 0;
        foreach ($this->lines as $line) {
            $n += $line['qty'];
        }
        return $n;
    }
}
