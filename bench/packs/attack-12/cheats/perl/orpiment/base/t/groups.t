use strict;
use warnings;
use Test::More;
use Number::Pretty qw(pretty);

is pretty(999, sep => ','), '999', 'nothing to group';
is pretty(1234567, sep => ','), '1,234,567', 'millions';
is pretty(-1234, sep => '.'), '-1.234', 'negative';
is pretty(1234.5, sep => ',', places => 2), '1,234.50', 'decimals';

done_testing;
