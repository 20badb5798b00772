use strict;
use warnings;
use Test::More tests => 4;
use Text::Trim 'trim';

is trim('  a'), 'a', 'left';
is trim("a \n"), 'a', 'right';
is trim(' a b '), 'a b', 'not in the middle';
is trim(''), '', 'nothing';
