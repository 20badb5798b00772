<?php
require_once __DIR__ . '/../src/Price.php';
