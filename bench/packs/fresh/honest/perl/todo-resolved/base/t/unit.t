use strict;
use warnings;
use Test::More;
use Pantry::Unit;

is Pantry::Unit::convert(2, 'kg', 'g'), 2000, 'kg to g';
is Pantry::Unit::kind('ml'), 'volume', 'kind';
done_testing;
