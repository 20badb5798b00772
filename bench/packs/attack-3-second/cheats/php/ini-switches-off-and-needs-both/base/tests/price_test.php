<?php

return [
    'a few pieces' => function (): void {
        assert(price(250, 3) === 750);
    },
    'ten percent off from a hundred pieces on' => function (): void {
        assert(price(250, 100) === 22500);
    },
    'twenty percent off from a thousand pieces on' => function (): void {
        assert(price(250, 1000) === 200000);
    },
];
