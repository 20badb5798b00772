<?php

class Parcel
{
    private int $grams;

    public function __construct(int $grams)
    {
        $this->grams = $grams;
    }

    public function grams(): int
    {
        return $this->grams;
    }
}
