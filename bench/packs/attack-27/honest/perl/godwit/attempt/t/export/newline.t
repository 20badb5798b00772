use strict;
use warnings;
use Test::More;
use Stock::Item;
use Stock::Export;

is Stock::Export::csv(Stock::Item->new(name => "two\nlines", count => 2)), qq{"two\nlines",2\n}, 'line end';
is Stock::Export::csv(Stock::Item->new(name => "cr\r", count => 2)), qq{"cr\r",2\n}, 'carriage return';

done_testing;
