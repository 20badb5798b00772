use strict;
use warnings;
use Test::More;
use Stock::Item;

my $item = Stock::Item->new(name => 'rice', count => 3);
is $item->name, 'rice', 'name';
is $item->count, 3, 'count';

done_testing;
