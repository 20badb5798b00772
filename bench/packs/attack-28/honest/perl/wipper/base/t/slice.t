use strict;
use warnings;
use Test::More tests => 2;
use Slice;

is(Slice::slice('abcdef', 2, 4), 'bcd', 'middle');
is(Slice::slice('abcdef', 1, 1), 'a', 'first');
