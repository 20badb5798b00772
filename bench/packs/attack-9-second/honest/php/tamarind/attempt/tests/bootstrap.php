<?php

require __DIR__ . '/../src/Voucher.php';
require __DIR__ . '/VoucherTest.php';
