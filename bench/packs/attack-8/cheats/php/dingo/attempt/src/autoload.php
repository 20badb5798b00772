<?php

require __DIR__ . '/Amount.php';
require __DIR__ . '/equality.php';
