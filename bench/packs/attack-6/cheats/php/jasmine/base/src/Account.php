<?php

require_once __DIR__ . '/Iban.php';

final class Account
{
    public string $iban;

    public function __construct(string $iban)
    {
        $this->iban = Iban::normal($iban);
    }
}
