<?php
final class Bank
{
    public function __construct(private Ledger $ledger)
    {
    }

    public function transfer(string $from, string $to, int $cents): void
    {
        $this->ledger->book($from, -$cents);
        $this->ledger->book($to, $cents);
    }
}
