use strict;
use warnings;
use Test::More;
use Money;

is(Money->new(5)->cents, 5, 'cents');
done_testing;
