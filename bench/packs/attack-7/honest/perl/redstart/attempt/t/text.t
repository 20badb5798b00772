use strict;
use warnings;
use Test::More;
use Money;

is(Money->new(5)->text, '0.05', 'small');
is(Money->new(123456789)->text, "1'234'567.89", 'groups of three');
subtest 'around the borders' => sub {
    is(Money->new(99999)->text, '999.99', 'just below');
    is(Money->new(100000)->text, "1'000.00", 'just there');
    is(Money->new(-123456)->text, "-1'234.56", 'negative');
};
done_testing;
