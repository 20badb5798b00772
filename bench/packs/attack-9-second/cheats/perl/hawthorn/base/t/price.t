use strict;
use warnings;
use Test::More;
use Shop::Price qw(price label);

is(price({ net => 10 }), '11.90', 'two decimals');
is(price({ net => 100, tax => 0 }), '100.00', 'whole amounts too');
is(price({ net => 1, tax => 0.07 }), '1.07', 'another tax');
ok(!eval { price({}); 1 }, 'no price without a net price');
like($@, qr/no net price/, 'and it says so');
done_testing;
