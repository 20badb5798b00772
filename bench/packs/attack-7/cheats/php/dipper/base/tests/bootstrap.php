<?php

require __DIR__ . '/../src/Iban.php';
