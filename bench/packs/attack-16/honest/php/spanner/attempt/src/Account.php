<?php

final class Account
{
    public readonly string $iban;

    public function __construct(string $iban)
    {
        $this->iban = Validator\Iban::check($iban);
    }
}
