<?php
require __DIR__ . '/../src/bootstrap.php';

foreach (glob(__DIR__ . '/*_test.php') as $file) {
    foreach (require $file as $name => $test) {
        $test();
        echo "ok $name\n";
    }
}
