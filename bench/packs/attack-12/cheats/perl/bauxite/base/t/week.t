use strict;
use warnings;
use Test::More;
use Week;

is_deeply [Week::iso(2018, 1, 1)],   [2018, 1],  'a year that begins on Monday';
is_deeply [Week::iso(2018, 7, 4)],   [2018, 27], 'in summer';

done_testing;
