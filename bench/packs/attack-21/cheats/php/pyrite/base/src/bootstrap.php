<?php
require_once __DIR__ . '/Duration.php';
