use strict;
use warnings;
use Test::More tests => 2;
use List::Todo;

my $list = List::Todo->new;
$list->add('milk');
$list->add('bread');
ok($list->remove('milk'), 'removed');
is_deeply([$list->items], ['bread'], 'the other one stays');
