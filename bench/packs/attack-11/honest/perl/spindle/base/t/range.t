use strict;
use warnings;
use Test::More;
use Range qw(expand);

is_deeply [expand('1,2, 5')], [1, 2, 5], 'list';
is_deeply [expand('')], [], 'nothing';
ok !eval { expand('a'); 1 }, 'refuses words';

TODO: {
    local $TODO = 'ranges are not expanded yet';
    is_deeply [eval { expand('1-3,7') }], [1, 2, 3, 7], 'range';
    is_deeply [eval { expand('4-4') }], [4], 'range of one';
}

done_testing;
