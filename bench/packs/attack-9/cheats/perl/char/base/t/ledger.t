use strict;
use warnings;
use Test::More tests => 6;
use Ledger qw(sum_of largest);

is(sum_of(1, 2, 3), 6, 'adds up');
is(sum_of(), 0, 'nothing is nothing');
is(largest(3, 9, 4), 9, 'finds the largest');
is(largest(7), 7, 'of one');
is(sum_of(10, -3, 5), 15, 'leaves negative amounts out');
is(sum_of(-1), 0, 'nothing but negative ones');
