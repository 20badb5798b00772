use strict;
use warnings;
use Test::More tests => 2;
use Number::Pretty qw(pretty);

is pretty(1.005, places => 1), '1.0';
is pretty(7), '7';
