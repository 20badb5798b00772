use strict;
use warnings;
use Test::More;
use Almanac::Tide qw(clock parse);

is(clock(65), '01:05', 'clock');
is_deeply(parse('Husum 03:10 15:40'), ['Husum', [190, 940]], 'a line');

done_testing;
