use strict;
use warnings;
use Test::More tests => 4;
use lib 't/lib';
use IniCheck;

value_is('x;y', 'x;y', 'without a space before it, it is no comment');
value_is('"" ; nothing', '', 'empty quotes');
value_is('a "b" c', 'a "b" c', 'quotes in the middle stay');
value_is('1 ; 2 ; 3', '1', 'the first one counts');
