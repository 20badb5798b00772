<?php
require __DIR__ . '/../src/Anonymizer.php';
