use strict;
use warnings;
use Test::More tests => 1;
use Shop::Price 'label';

is(label({ name => 'hat', net => 1, tax => 0.25 }), 'hat: 1.25 EUR', 'a label');
