use strict;
use warnings;
use Test::More;
use Csv qw(join_line);

is join_line('a', 'b'), 'a,b', 'plain';
is join_line('a,b', 'c"d'), '"a,b","c""d"', 'quoted';
done_testing;
