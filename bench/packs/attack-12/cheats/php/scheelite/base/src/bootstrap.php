<?php

require __DIR__ . '/Phone.php';
require __DIR__ . '/Contact.php';
