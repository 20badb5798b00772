use strict;
use warnings;
use Test::More tests => 1;
use Words;

is_deeply [Words::list(' a  b ')], [qw(a b)];
