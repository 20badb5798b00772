use strict;
use warnings;
use Test::More;
use Almanac::Day qw(is_leap days_in);

is(is_leap(2024), 1, '2024');
is(is_leap(1900), 0, '1900');
is(days_in(2024, 2), 29, 'February');
ok(!eval { days_in(2024, 13); 1 }, 'no month 13');
is($@, "no month 13\n", 'its message');

done_testing;
