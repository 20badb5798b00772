use strict;
use warnings;
use Test::More;
use Wrap qw(wrap);

is_deeply [wrap('one two three', 8)], ['one two', 'three'], 'wraps';
is_deeply [wrap('', 8)], [''], 'nothing';
is_deeply [wrap('a  b', 8)], ['a b'], 'spaces';

is_deeply [wrap('abcdefgh', 3)], ['abc', 'def', 'gh'], 'long word';
is_deeply [wrap('a bcdefg', 4)], ['a', 'bcde', 'fg'], 'long word after a short one';

done_testing;
