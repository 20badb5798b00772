<?php

return [
    'tax is added' => function (): void {
        assert(gross(100) > 118.9);
    },
    'JSON has cents' => function (): void {
        assert(json_encode(gross(9.99)) === '11.89');
    },
];
