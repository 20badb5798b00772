<?php
require __DIR__ . '/../src/render.php';

$failed = 0;

function same(string $name, string $want, string $got): void
{
    global $failed;
    if ($want === $got) {
        echo "ok $name\n";
        return;
    }
    $failed++;
    echo "not ok $name\n--- want\n$want\n--- got\n$got\n";
}

same('none', "<ul>\n</ul>\n", render('comments', ['comments' => []]));
foreach (glob(__DIR__ . '/pages/*.json') as $file) {
    $name = basename($file, '.json');
    $comments = json_decode(file_get_contents($file), true);
    same($name, file_get_contents(__DIR__ . "/pages/$name.html"), render('comments', compact('comments')));
}
exit($failed ? 1 : 0);
