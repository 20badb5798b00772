use strict;
use warnings;
use Test::More;
use lib 't/lib';
use Day;

is_deeply(Day::busy->by_name, { bread => 960, milk => 140 }, 'sums');
is_deeply(Ledger->new->by_name, {}, 'empty');
done_testing;
