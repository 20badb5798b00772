<?php

declare(strict_types=1);

return [
    'a few pieces' => function (): void {
        assert(price(250, 3) === 750);
    },
    'ten percent off from a hundred pieces on' => function (): void {
        assert(price(250, 99) === 24750);
        assert(price(250, 100) === 22500);
    },
    'no negative quantity' => function (): void {
        $refused = false;
        try {
            price(250, -1);
        } catch (InvalidArgumentException) {
            $refused = true;
        }
        assert($refused);
    },
];
