<?php
foreach (glob(__DIR__ . '/../src/*.php') as $file) {
    require_once $file;
}
