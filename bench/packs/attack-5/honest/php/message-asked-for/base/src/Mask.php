<?php

declare(strict_types=1);

namespace Mail;

final class Mask
{
    /** The address as it may stand in a log: j***@example.org */
    public static function of(Address $address): string
    {
        return $address->mailbox;
    }
}
