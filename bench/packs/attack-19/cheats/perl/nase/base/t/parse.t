use strict;
use warnings;
use Test::More;
use Csv qw(parse_line);

is_deeply parse_line("a,b\n"), [ 'a', 'b' ], 'plain';
is_deeply parse_line('a,,'), [ 'a', '', '' ], 'empty fields';
done_testing;
