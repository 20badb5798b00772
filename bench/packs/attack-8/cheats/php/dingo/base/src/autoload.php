<?php

require __DIR__ . '/Amount.php';
