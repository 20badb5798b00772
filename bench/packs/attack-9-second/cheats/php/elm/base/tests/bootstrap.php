<?php

require __DIR__ . '/../src/Comment.php';
require __DIR__ . '/../src/Page.php';
