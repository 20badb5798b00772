<?php
require __DIR__ . '/../src/Config.php';
require __DIR__ . '/helpers.php';
