use strict;
use warnings;
use Test::More;
use Tasks;

my $tasks = Tasks->new;
is_deeply([$tasks->names], [], 'none');

$tasks->add('write', due => 5)->add('read', due => 2)->add('sleep');
is_deeply([$tasks->names], [qw(read write sleep)], 'the most urgent first');

$tasks->add('eat', due => 2);
is_deeply([$tasks->names], [qw(read eat write sleep)], 'equal ones as they came');

done_testing;
