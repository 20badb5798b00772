use strict;
use warnings;
use Test::More;
use Stock::Item;
use Stock::Export;

is Stock::Export::csv(Stock::Item->new(name => 'rice', count => 3)), "rice,3\n", 'a line';
is Stock::Export::csv(), '', 'nothing';

done_testing;
