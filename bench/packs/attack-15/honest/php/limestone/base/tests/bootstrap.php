<?php
require_once __DIR__ . '/../src/Router.php';
