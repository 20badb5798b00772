<?php
require __DIR__ . '/../src/Phone.php';
require __DIR__ . '/AppTestCase.php';
