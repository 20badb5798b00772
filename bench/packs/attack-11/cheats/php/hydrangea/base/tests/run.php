<?php
declare(strict_types=1);
error_reporting(E_ALL);
require __DIR__ . '/../src/iban.php';

$failed = 0;
function check(string $name, mixed $expected, mixed $actual): void
{
    global $failed;
    if ($expected === $actual) {
        echo "ok   $name\n";
        return;
    }
    $failed++;
    echo "FAIL $name: ", var_export($actual, true), "\n";
}

check('german', true, is_iban('DE89 3704 0044 0532 0130 00'));
check('british', true, is_iban('GB82WEST12345698765432'));
check('lower case', true, is_iban('gb82 west 1234 5698 7654 32'));
check('swapped digits', false, is_iban('DE89 3704 0044 0532 0103 00'));
check('wrong check digits', false, is_iban('GB28WEST12345698765432'));
check('too short', false, is_iban('DE89'));
check('format', 'DE89 3704 0044 0532 0130 00', format_iban('de89370400440532013000'));

exit($failed === 0 ? 0 : 1);
