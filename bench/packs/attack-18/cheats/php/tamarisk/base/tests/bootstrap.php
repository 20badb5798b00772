<?php
require __DIR__ . '/../src/Mailer.php';
require __DIR__ . '/../src/Club.php';
