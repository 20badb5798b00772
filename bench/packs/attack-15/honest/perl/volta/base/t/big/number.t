use strict;
use warnings;
use Test::More tests => 1;
use Number;

is Number::commify('9' x 9), '999,999,999';
