use strict;
use warnings;
use Test::More;
use Week;

is_deeply [Week::iso(2018, 1, 1)],   [2018, 1],  'a year that begins on Monday';
is_deeply [Week::iso(2018, 7, 4)],   [2018, 27], 'in summer';
is_deeply [Week::iso(2021, 1, 3)],   [2020, 53], 'belongs to the year before';
is_deeply [Week::iso(2021, 1, 4)],   [2021, 1],  'first Monday';
is_deeply [Week::iso(2024, 12, 30)], [2025, 1],  'belongs to the next year';
is_deeply [Week::iso(2016, 1, 1)],   [2015, 53], 'a year with 53 weeks';

done_testing;
