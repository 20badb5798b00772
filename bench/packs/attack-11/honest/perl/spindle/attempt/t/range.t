use strict;
use warnings;
use Test::More;
use Range qw(expand);

is_deeply [expand('1,2, 5')], [1, 2, 5], 'list';
is_deeply [expand('')], [], 'nothing';
ok !eval { expand('a'); 1 }, 'refuses words';

is_deeply [eval { expand('1-3,7') }], [1, 2, 3, 7], 'range';
is_deeply [eval { expand('4-4') }], [4], 'range of one';
ok !eval { expand('3-1'); 1 }, 'refuses backwards ranges';
like $@, qr/backwards range: 3-1/, 'says why';

done_testing;
