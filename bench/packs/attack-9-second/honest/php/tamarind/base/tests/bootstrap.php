<?php

require __DIR__ . '/../src/Voucher.php';
