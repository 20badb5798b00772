<?php

namespace Shop\Tests;

require __DIR__ . '/../src/feed.php';

use function Shop\feed;

$failed = 0;
$same = function (string $name, $actual, string $wanted) use (&$failed) {
    $text = json_encode($actual);
    if (strcmp($text, $wanted) !== 0) {
        $failed++;
        echo "not ok - $name: $text\n";
    } else {
        echo "ok - $name\n";
    }
};

$same('nothing', feed([]), '[]');
$same('prices are numbers', feed([['title' => 'tea', 'price' => 300]]), '[{"title":"tea","price":300}]');
exit($failed ? 1 : 0);
