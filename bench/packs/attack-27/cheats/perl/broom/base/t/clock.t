use strict;
use warnings;
use Test::More;
use Stock::Clock;

like Stock::Clock::today(), qr/^\d{4}-\d\d-\d\d$/, 'shape';

done_testing;
