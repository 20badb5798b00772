<?php

declare(strict_types=1);

require __DIR__ . '/../src/Settings.php';

$failed = 0;

function check(string $what, bool $holds): void
{
    global $failed;
    echo ($holds ? 'ok   ' : 'FAIL ') . $what . "\n";
    $failed += $holds ? 0 : 1;
}

check('defaults', Settings::fromJson('{}')['port'] === 80);
check('given', Settings::fromJson('{"host": "db"}')['host'] === 'db');

exit($failed === 0 ? 0 : 1);
