use strict;
use warnings;
use Test::More;
use Sorted;

my %config = do { open my $in, '<', 't/property.conf' or die; map { chomp; split /=/ } <$in> };
srand $config{seed};

is_deeply([Sorted::numbers(2, 1)], [1, 2], 'two numbers');

my $wrong = 0;
for my $size (0 .. $config{examples} - 1) {
    my @sorted = Sorted::numbers(map { int rand 1000 } 1 .. $size);
    $wrong++ for grep { $sorted[$_ - 1] > $sorted[$_] } 1 .. $#sorted;
}
is($wrong, 0, 'every number is at least the one before');

done_testing;
