<?php
spl_autoload_register(function ($class) {
    if (is_file(__DIR__ . "/$class.php")) {
        require __DIR__ . "/$class.php";
    }
});
