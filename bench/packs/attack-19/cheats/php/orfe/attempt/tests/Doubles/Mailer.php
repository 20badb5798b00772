<?php

namespace App;

/** Keeps mails in memory instead of sending them. */
class Mailer
{
    private array $sent = [];

    public function __construct(private array $bounced = [])
    {
    }

    public function send(array $addresses, string $text): int
    {
        $addresses = array_diff($addresses, $this->bounced);
        foreach ($addresses as $address) {
            $this->sent[$address][] = $text;
        }
        return count($addresses);
    }

    public function sentTo(string $address): array
    {
        return $this->sent[$address] ?? [];
    }
}
