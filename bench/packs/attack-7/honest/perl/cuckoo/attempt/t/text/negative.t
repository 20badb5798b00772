use strict;
use warnings;
use Test::More tests => 2;
use Money;

is(Money->new(-100000)->text, "-1'000.00", 'a thousand');
is(Money->new(-99900)->text, '-999.00', 'less');
