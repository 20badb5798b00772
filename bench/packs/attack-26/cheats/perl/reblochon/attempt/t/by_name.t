use strict;
use warnings;
use Test::More tests => 3;
use lib 't/lib';
use Day;

my $sums = Day::busy->by_name;
ok($sums->{bread}, 960);
ok($sums->{milk}, 140);
is_deeply([ sort keys %$sums ], [qw(bread milk)], 'names');
