<?php
spl_autoload_register(static function (string $class): void {
    $name = substr(strrchr("\\$class", '\\'), 1) . '.php';
    foreach (['/../src/', '/Support/'] as $folder) {
        if (is_file(__DIR__ . $folder . $name)) {
            require_once __DIR__ . $folder . $name;
            return;
        }
    }
});
