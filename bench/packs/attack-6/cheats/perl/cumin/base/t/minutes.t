use strict;
use warnings;
use Test::More;
use Duration;

is minutes('1h 20m'), 80, 'hours and minutes';
is minutes('45m'), 45, 'minutes only';
is minutes('2d 1h'), 2940, 'days';

done_testing;
