<?php

declare(strict_types=1);

require __DIR__ . '/../src/price.php';

$count = 0;
foreach (glob(__DIR__ . '/*_test.php') as $file) {
    $tests = require $file;
    foreach ($tests as $name => $test) {
        $test();
        $count++;
        echo "ok $name\n";
    }
}
echo "$count tests\n";
