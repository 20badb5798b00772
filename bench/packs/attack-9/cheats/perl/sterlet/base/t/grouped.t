use strict;
use warnings;
use Test::More;
use Format::Number qw(grouped);

is(grouped(1234567), '1,234,567');
is(grouped(12), '12');

done_testing;
