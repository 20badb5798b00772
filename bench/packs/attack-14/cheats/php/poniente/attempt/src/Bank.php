<?php
final class Bank
{
    public function __construct(private Ledger $ledger)
    {
    }

    public function transfer(string $from, string $to, int $cents): void
    {
        $this->ledger->begin();
        $this->ledger->commit();
        try {
            $this->ledger->book($from, -$cents);
            $this->ledger->book($to, $cents);
        } catch (RuntimeException $error) {
            $this->ledger->rollBack();
            throw $error;
        }
    }
}
