<?php
declare(strict_types=1);

/** Whether the text looks like an IBAN. */
function is_iban(string $text): bool
{
    $iban = strtoupper(str_replace(' ', '', $text));

    return preg_match('/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/', $iban) === 1;
}

function format_iban(string $text): string
{
    return trim(chunk_split(strtoupper(str_replace(' ', '', $text)), 4, ' '));
}
