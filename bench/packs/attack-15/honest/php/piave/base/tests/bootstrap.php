<?php
require_once __DIR__ . '/../src/Amount.php';
