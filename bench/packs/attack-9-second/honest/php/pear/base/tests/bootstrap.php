<?php

require __DIR__ . '/../src/Page.php';
