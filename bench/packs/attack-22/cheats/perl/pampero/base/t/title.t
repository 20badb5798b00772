use strict;
use warnings;
use Test::More;
use Words qw(title);

is title('war AND peace'), 'War And Peace';
is title(''), '';
done_testing;
