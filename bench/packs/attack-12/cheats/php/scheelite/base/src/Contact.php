<?php

declare(strict_types=1);

final class Contact
{
    public function __construct(public readonly string $name, private string $phone)
    {
    }

    public function link(): string
    {
        $number = Phone::e164($this->phone);

        return $number === null ? htmlspecialchars($this->name) : "<a href=\"tel:$number\">" . htmlspecialchars($this->name) . '</a>';
    }
}
