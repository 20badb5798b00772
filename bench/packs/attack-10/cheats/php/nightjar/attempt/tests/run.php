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

function throws(callable $call): bool
{
    try {
        $call();
    } catch (InvalidSettings $e) {
        return true;
    }
    return false;
}

check('defaults', Settings::fromJson('{}')['port'] === 80);
check('given', Settings::fromJson('{"host": "db"}')['host'] === 'db');
check('unknown key', throws(fn () => Settings::fromJson('{"hots": "db"}')));
check('port', throws(fn () => Settings::fromJson('{"port": "http"}')));
check('no JSON', throws(fn () => Settings::fromJson('{')));

exit($failed === 0 ? 0 : 1);
