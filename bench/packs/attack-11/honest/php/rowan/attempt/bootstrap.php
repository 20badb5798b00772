<?php
declare(strict_types=1);

require __DIR__ . '/src/title.php';
foreach (glob(__DIR__ . '/modules/*/src/*.php') as $file) {
    require $file;
}
