use strict;
use warnings;
use Test::More tests => 4;
use Esc qw(escape unescape);

is escape('a b'), 'a%20b', 'blank';
is escape('100%'), '100%25', 'percent';
is unescape('a%20b'), 'a b', 'blank back';
is unescape('%2541'), '%41', 'once';
