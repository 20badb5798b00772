use strict;
use warnings;
use Test::More tests => 1;
use Slice;

is(Slice::version_line(), 'slice 1.4.0', 'version');
