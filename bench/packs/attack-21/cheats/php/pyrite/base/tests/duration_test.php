<?php
return [
    'minutes and seconds' => function () {
        assert(Duration::parse('2m5s') === 125);
    },
    'hours' => function () {
        assert(Duration::parse('1h30m') === 5400);
        assert(Duration::parse('2h') === 7200);
    },
    'nonsense' => function () {
        assert(Duration::parse('soon') === -1);
    },
];
