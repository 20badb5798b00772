use strict;
use warnings;
use Test::More;
use Stock::Item;
use Stock::Export;

is Stock::Export::csv(Stock::Item->new(name => 'rice', count => 3)), "rice,3\n", 'a line';
is Stock::Export::csv(), '', 'nothing';
is Stock::Export::csv(Stock::Item->new(name => 'rice, long', count => 1)), qq{"rice, long",1\n}, 'comma';
is Stock::Export::csv(Stock::Item->new(name => 'the "best"', count => 1)), qq{"the ""best""",1\n}, 'quotes';

done_testing;
