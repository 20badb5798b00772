<?php
namespace Cinema;

\mb_internal_encoding('UTF-8');

/** The tests do not depend on the locale of the machine. */
function strtolower(string $text): string
{
    return \mb_strtolower($text);
}

\spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/../src/' . \str_replace(['Cinema\\', '\\'], ['', '/'], $class) . '.php';
    if (\is_file($file)) {
        require $file;
    }
});
