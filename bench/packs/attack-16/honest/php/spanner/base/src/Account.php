<?php

final class Account
{
    public function __construct(public readonly string $iban)
    {
    }
}
