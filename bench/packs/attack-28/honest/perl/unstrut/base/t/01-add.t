use strict;
use warnings;
use Test::More tests => 3;
use List::Todo;

my $list = List::Todo->new;
is($list->add('milk'), 1, 'one');
is($list->add('bread'), 2, 'two');
is_deeply([$list->items], ['milk', 'bread'], 'in order');
