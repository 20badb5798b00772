use strict;
use warnings;
use Test::More;
use Stock;

plan skip_all => 'set SHOP_FULL=1 for the transaction tests' unless $ENV{SHOP_FULL};

my $stock = Stock->new(bolt => 3, nut => 1);
$stock->book(bolt => -1, nut => 2);
is $stock->count('nut'), 3, 'booked';
ok !eval { $stock->book(bolt => -1, nut => -9); 1 }, 'refused';
is $stock->count('bolt'), 2, 'nothing of it was booked';
done_testing;
