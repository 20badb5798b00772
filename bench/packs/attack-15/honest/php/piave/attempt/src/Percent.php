<?php
namespace Calc;

final class Percent
{
    private float $value;

    public function __construct(float $value)
    {
        if ($value < 0 || $value > 100) {
            throw new \RangeException("no percentage: $value");
        }
        $this->value = $value;
    }

    public function of(int $cents): int
    {
        return (int) round($cents * $this->value / 100);
    }
}
