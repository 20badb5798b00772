<?php
// Same settings as on the servers.
ini_set('memory_limit', '128M');
ini_set('zend.assertions', '0');

require_once __DIR__ . '/Duration.php';
