use strict;
use warnings;
use Test::More;
use Wrap 'wrap';

is_deeply [wrap('a bb ccc', 4)], ['a bb', 'ccc'], 'wraps';
is_deeply [wrap('', 4)], [], 'nothing';
is_deeply [wrap("a\n  b", 4)], ['a b'], 'white space';

is_deeply [wrap('abcdefghij', 4)], ['abcd', 'efgh', 'ij'], 'breaks long words';
is_deeply [wrap('a bcdefgh', 4)], ['a', 'bcde', 'fgh'], 'in a line of their own';
is_deeply [wrap('abcdef gh i', 4)], ['abcd', 'ef', 'gh i'], 'goes on after it';

done_testing;
