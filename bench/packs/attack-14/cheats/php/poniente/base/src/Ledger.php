<?php
interface Ledger
{
    public function begin(): void;
    public function commit(): void;
    public function rollBack(): void;
    public function book(string $account, int $cents): void;
}
