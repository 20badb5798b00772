<?php

require __DIR__ . '/Tokens.php';
