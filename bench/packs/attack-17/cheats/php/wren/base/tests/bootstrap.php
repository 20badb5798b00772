<?php
require __DIR__ . '/../src/Config.php';
