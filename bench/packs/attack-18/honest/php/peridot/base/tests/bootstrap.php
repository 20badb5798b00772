<?php
require __DIR__ . '/../src/Duration.php';
