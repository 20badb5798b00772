use strict;
use warnings;
use Test::More;
use Ferry;

my $ferry = Ferry->new(capacity => 1);
$ferry->board('A1');
ok !$ferry->board('A2'), 'full';
ok $ferry->leave('A1'), 'the first leaves';
ok $ferry->board('A2'), 'room for the second';
ok !$ferry->leave('A1'), 'nobody leaves twice';
done_testing;
