<?php

require __DIR__ . '/../src/Colour.php';
