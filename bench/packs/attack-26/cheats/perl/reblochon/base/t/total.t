use strict;
use warnings;
use Test::More tests => 2;
use lib 't/lib';
use Day;

is(Ledger->new->total, 0, 'empty');
is(Day::busy->total, 1100, 'busy day');
