use strict;
use warnings;
use Test::More;
use Money;

is(Money->new(5)->text, '0.05', 'small');
is(Money->new(123456789)->text, "1'234'567.89", 'groups of three');
done_testing;
