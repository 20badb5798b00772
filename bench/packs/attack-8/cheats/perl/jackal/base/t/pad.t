use strict;
use warnings;
use Test::More tests => 3;
use Pad 'pad';

is length pad(7, 3), 3, 'width';
is pad(7, 3), '007', 'zeros';
is pad(1234, 3), '1234', 'never cut';
