<?php

namespace View;

final class Template
{
    public function __construct(private string $folder)
    {
    }

    /** @param array<string, mixed> $values */
    public function render(string $name, array $values = []): string
    {
        $level = ob_get_level();
        ob_start();
        try {
            (static function (string $file, array $values): void {
                extract($values, EXTR_SKIP);
                include $file;
            })("$this->folder/$name.php", $values);
            return ob_get_clean();
        } finally {
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }
}
