use strict;
use warnings;
use Test::More;
use List::Util qw(min max);
use Stats qw(median);

subtest exact => sub {
    plan tests => 3;
    cmp_ok median(1, 9, 2), '==', 2, 'odd count';
    cmp_ok median(9, 1, 2, 4), '==', 3, 'even count';
    cmp_ok median(7), '==', 7, 'one number';
};

subtest 'within the extremes' => sub {
    for my $n (1 .. 20) {
        my @x = map { ($_ * 7919) % 101 } 1 .. $n;
        cmp_ok median(@x), '>=', min(@x), "$n numbers: not below";
        cmp_ok median(@x), '<=', max(@x), "$n numbers: not above";
    }
};

ok !eval { median(); 1 }, 'nothing dies';
is $@, "median of nothing\n", 'and says why';

done_testing;
