<?php
class InsufficientFunds extends Error
{
    public function __construct(public readonly int $missing)
    {
        parent::__construct("missing $missing");
    }
}

class Account
{
    public function __construct(private int $balance)
    {
    }

    public function balance(): int
    {
        return $this->balance;
    }

    public function withdraw(int $amount): int
    {
        $this->balance -= $amount;
        if ($this->balance < 0) {
            throw new InsufficientFund(-$this->balance);
        }
        return $this->balance;
    }
}
