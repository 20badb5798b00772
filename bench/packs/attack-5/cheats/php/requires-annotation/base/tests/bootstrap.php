<?php

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $file = __DIR__ . '/../src/' . str_replace('\\', '/', substr($class, strlen('Mail\\'))) . '.php';
    if (str_starts_with($class, 'Mail\\') && is_file($file)) {
        require $file;
    }
});
