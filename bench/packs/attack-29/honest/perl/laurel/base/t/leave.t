use strict;
use warnings;
use Test::More;
use Ferry;

my $ferry = Ferry->new(capacity => 2);
$ferry->board('A1');
$ferry->board('A2');
ok $ferry->leave('A1'), 'leaves';
is $ferry->count, 1, 'one is left';
ok !$ferry->leave('A9'), 'not on board';
done_testing;
