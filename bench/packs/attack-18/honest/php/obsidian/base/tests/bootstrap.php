<?php
require __DIR__ . '/../src/Club.php';
