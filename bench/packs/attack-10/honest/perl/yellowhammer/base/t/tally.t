use strict;
use warnings;
use Test::More tests => 2;
use Tally;

my $tally = Tally->new;
$tally->count($_) for qw(b a c a);
is_deeply [$tally->top], [['a', 2], ['b', 1], ['c', 1]], 'most first';
is_deeply [Tally->new->top], [], 'nothing';
