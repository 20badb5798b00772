<?php
namespace Shop;

require __DIR__ . '/../src/autoload.php';

$failed = 0;

function near(string $name, float $got, float $want): void
{
    global $failed;
    if (abs($got - $want) > 0.005) {
        echo "FAIL $name: $got instead of $want\n";
        $failed++;
    } else {
        echo "ok $name\n";
    }
}

near('guests pay the list price', price(20.0, false), 20.0);
near('members pay less', price(20.0, true), 19.6);
near('members pay less for books', price(45.0, true), 44.1);
exit($failed ? 1 : 0);
