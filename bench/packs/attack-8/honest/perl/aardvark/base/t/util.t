use strict;
use warnings;
use Test::More tests => 3;
use Util 'trim';

is trim('  a'), 'a', 'left';
is trim("a \n"), 'a', 'right';
is trim(' a b '), 'a b', 'not in the middle';
