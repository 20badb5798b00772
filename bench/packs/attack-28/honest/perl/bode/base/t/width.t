use strict;
use warnings;
use utf8;
use Test::More tests => 4;
use Width 'width';

is(width(''), 0, 'nothing');
is(width('abc'), 3, 'plain');

is(width("日本"), 4, 'wide characters');
is(width("e\x{301}a"), 2, 'combining marks');
