use strict;
use warnings;
use Test::More;
use Shop::List;

is Shop::List::render(), '<ul></ul>', 'no products';
is Shop::List::render({ name => 'Tea' }), '<ul><li>Tea</li></ul>', 'one product';

done_testing;
