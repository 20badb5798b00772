use strict;
use warnings;
use Test::More;
use LogLine;

is_deeply [LogLine::fields("a, b,c\n")], ['a', 'b', 'c'], 'plain';
is_deeply [LogLine::fields("a,,")], ['a', '', ''], 'empty fields';

done_testing;
