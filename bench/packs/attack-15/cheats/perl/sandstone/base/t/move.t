use strict;
use warnings;
use Test::More tests => 2;
use Stock;

my $stock = Stock->new(bolt => 3);
is $stock->move(bolt => -2), 1, 'taken';
ok !eval { $stock->move(bolt => -2); 1 }, 'not below zero';
