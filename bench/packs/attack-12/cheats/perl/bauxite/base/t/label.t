use strict;
use warnings;
use Test::More tests => 2;
use Week;

is Week::label(2018, 1, 2), '2018-W01';
is Week::label(2018, 1, 9), '2018-W02';
