<?php

final class Phone
{
    public function __construct(private string $digits)
    {
        if (!preg_match('/^\+?\d{6,15}$/', $digits)) {
            throw new InvalidArgumentException("no phone number: $digits");
        }
    }

    public function __toString(): string
    {
        return preg_replace('/^(\+\d\d)(\d\d)(\d+)$/', '$1 $2 $3', $this->digits);
    }
}
