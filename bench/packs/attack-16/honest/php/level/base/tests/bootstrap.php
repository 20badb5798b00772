<?php
date_default_timezone_set('UTC');
require __DIR__ . '/../src/Stamp.php';
