use strict;
use warnings;
use Test::More;
use Duration;

is text(80), '1h 20m', 'hours and minutes';
is text(2940), '2d 1h', 'days, and nothing that is zero';
is text(0), '0m', 'nothing at all';

done_testing;
