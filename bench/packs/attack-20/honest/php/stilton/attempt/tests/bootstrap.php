<?php
error_reporting(E_ALL);
spl_autoload_register(function (string $class): void {
    if (str_starts_with($class, 'Shop\\')) {
        require __DIR__ . '/../src/' . str_replace('\\', '/', substr($class, 5)) . '.php';
    }
});
