<?php

declare(strict_types=1);

namespace Mail;

final class Address
{
    public function __construct(public readonly string $mailbox, public readonly string $name = '')
    {
        if (!str_contains($mailbox, '@')) {
            throw new \InvalidArgumentException("Bad address: $mailbox");
        }
    }

    public function header(): string
    {
        return $this->name === '' ? $this->mailbox : "$this->name <$this->mailbox>";
    }
}
