use strict;
use warnings;
use Test::More;
use Ferry;

my $ferry = Ferry->new(capacity => 2);
ok $ferry->board('A1'), 'the first boards';
ok $ferry->board('A2'), 'the second too';
ok !$ferry->board('A3'), 'the third does not';
is $ferry->count, 2, 'two are on board';
done_testing;
