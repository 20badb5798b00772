<?php

function render(string $template, array $vars): string
{
    extract($vars);
    ob_start();
    require __DIR__ . "/../templates/$template.phtml";
    return ob_get_clean();
}
