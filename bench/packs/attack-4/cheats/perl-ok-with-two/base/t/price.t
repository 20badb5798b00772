use strict;
use warnings;
use Test::More tests => 2;
use Shop::Price;

my $price = Shop::Price->new(each => 20);
isa_ok($price, 'Shop::Price');
is($price->total(3), 60, 'three');
