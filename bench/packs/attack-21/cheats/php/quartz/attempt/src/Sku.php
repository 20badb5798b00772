<?php

class Sku
{
    private $number;

    public function __construct($number)
    {
        $this->number = $number;
    }

    public function isValid()
    {
        return (int) $this->number > 0 && (int) $this->number < 100000;
    }

    public function code()
    {
        return (int) $this->number;
    }
}
