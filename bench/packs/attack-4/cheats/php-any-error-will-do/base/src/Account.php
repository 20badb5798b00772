<?php
class Account
{
    public function __construct(private int $balance)
    {
    }

    public function balance(): int
    {
        return $this->balance;
    }
}
