<?php

require __DIR__ . '/../src/price.php';
$failed = 0;
foreach (glob(__DIR__ . '/*_test.php') as $file) {
    foreach (require $file as $name => $test) {
        try {
            $test();
            echo "ok - $name\n";
        } catch (AssertionError $error) {
            echo "not ok - $name\n  {$error->getMessage()}\n";
            $failed = 1;
        }
    }
}
exit($failed);
