<?php
date_default_timezone_set('America/New_York');
require __DIR__ . '/../src/Export.php';
