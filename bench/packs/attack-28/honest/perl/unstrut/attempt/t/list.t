use strict;
use warnings;
use Test::More;
use List::Todo;

subtest add => sub {
    my $list = List::Todo->new;
    is($list->add('milk'), 1, 'one');
    is($list->add('bread'), 2, 'two');
    is_deeply([$list->items], ['milk', 'bread'], 'in order');
};

subtest remove => sub {
    my $list = List::Todo->new;
    $list->add('milk');
    $list->add('bread');
    ok($list->remove('milk'), 'removed');
    is_deeply([$list->items], ['bread'], 'the other one stays');
    ok(!$list->remove('wine'), 'what is not there');
    is_deeply([$list->items], ['bread'], 'nothing else went');
};

done_testing;
