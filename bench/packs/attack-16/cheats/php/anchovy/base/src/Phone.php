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
        return $this->digits;
    }
}
