use strict;
use warnings;
use Test::More;
use Search qw(find_all first_of);

my @lines = qw(red green blue);

is(first_of(qr/e/, @lines), 'red', 'the first');
is(first_of(qr/x/, @lines), undef, 'none');

my @found = find_all(qr/e$/, @lines);
is_deeply(\@found, ['blue'], 'in a list');
my $count = find_all(qr/e/, @lines);
is($count, 3, 'how many');
is(scalar(find_all(qr/x/, @lines)), 0, 'none of them');

done_testing;
