use strict;
use warnings;
use Test::More tests => 3;
use Days;

is(Days::in_month(2023, 2), 28, 'no leap day');

TODO: {
    local $TODO = 'needs Date::Julian';
    is(Days::in_month(2024, 2), 29, 'leap day');
    is(Days::julian(2024, 1, 1), 2460311, 'Julian dates');
}
