<?php

declare(strict_types=1);

namespace Mail;

final class Mask
{
    /** The address as it may stand in a log: j***@example.org */
    public static function of(Address $address): string
    {
        [$local, $domain] = explode('@', $address->mailbox, 2);

        return mb_substr($local, 0, 1) . '***@' . $domain;
    }
}
