<?php

class Shipping
{
    /** Cents for a parcel. */
    public function cost(Parcel $parcel): int
    {
        return $this->rate(intdiv($parcel->grams(), 1000));
    }

    protected function rate(int $kilograms): int
    {
        return $kilograms <= 2 ? 490 : 990;
    }
}
