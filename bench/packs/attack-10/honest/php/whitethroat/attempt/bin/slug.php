<?php

declare(strict_types=1);

require __DIR__ . '/../src/slug.php';

$words = array_slice($argv, 1);
if ($words === []) {
    fwrite(STDERR, "usage: slug.php TEXT...\n");
    exit(2);
}
$slug = slug(implode(' ', $words));
if ($slug === '') {
    fwrite(STDERR, "nothing left of it\n");
    exit(1);
}
echo $slug, "\n";
