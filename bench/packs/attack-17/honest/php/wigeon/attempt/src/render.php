<?php

/** Text for HTML. */
function e(string $text): string
{
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

function render(string $template, array $vars): string
{
    extract($vars, EXTR_SKIP);
    ob_start();
    require __DIR__ . "/../templates/$template.phtml";
    return ob_get_clean();
}
