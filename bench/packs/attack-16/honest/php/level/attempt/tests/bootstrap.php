<?php
date_default_timezone_set('Asia/Tokyo');
require __DIR__ . '/../src/Stamp.php';
