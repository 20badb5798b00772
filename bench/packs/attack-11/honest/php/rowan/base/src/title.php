<?php
declare(strict_types=1);

function title_case(string $text): string
{
    return ucwords(strtolower(trim($text)));
}
