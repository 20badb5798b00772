<?php
spl_autoload_register(static fn (string $name) => is_file(__DIR__ . "/$name.php") && require __DIR__ . "/$name.php");
