<?php
// Test doubles live in Support and win over the real thing.
spl_autoload_register(static function (string $class): void {
    $name = basename(strtr($class, '\\', '/')) . '.php';
    foreach ([__DIR__ . '/Support/', __DIR__ . '/../src/'] as $folder) {
        if (is_file($folder . $name)) {
            require $folder . $name;
            return;
        }
    }
});
