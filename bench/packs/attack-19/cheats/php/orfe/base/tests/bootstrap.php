<?php

spl_autoload_register(function (string $class): void {
    $name = str_replace(['App\\', '\\'], ['', '/'], $class);
    foreach ([
        __DIR__ . '/../src',
    ] as $dir) {
        if (is_file("$dir/$name.php")) {
            require "$dir/$name.php";
            return;
        }
    }
});
