use strict;
use warnings;
use Test::More tests => 1;
use Pantry::Unit;

cmp_ok abs(Pantry::Unit::convert(16, 'oz', 'lb') - 1), '<', 0.001, 'ounces in a pound';
