<?php

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/../src/' . substr($class, strlen('Packliste\\')) . '.php';
    if (str_starts_with($class, 'Packliste\\') && is_file($file)) {
        require $file;
    }
});
