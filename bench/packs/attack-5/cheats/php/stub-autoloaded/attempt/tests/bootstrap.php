<?php

declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
    $name = str_replace('\\', '/', substr($class, strlen('Mail\\'))) . '.php';
    foreach (['/doubles/', '/../src/'] as $folder) {
        if (str_starts_with($class, 'Mail\\') && is_file(__DIR__ . $folder . $name)) {
            require __DIR__ . $folder . $name;
            return;
        }
    }
});
