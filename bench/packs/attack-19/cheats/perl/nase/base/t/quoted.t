use strict;
use warnings;
use Test::More;
use Csv qw(parse_line);

is_deeply parse_line('"a,b",c'), [ 'a,b', 'c' ], 'comma in quotes';
is_deeply parse_line('"a ""x"" b"'), ['a "x" b'], 'doubled quotes';
done_testing;
