<?php
spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/../src/' . str_replace('\\', '/', substr($class, strlen('Booking\\'))) . '.php';
    if (str_starts_with($class, 'Booking\\') && is_file($file)) {
        require $file;
    }
});
