use strict;
use warnings;
use Test::More;
use Shop::Price;

my $price = Shop::Price->new(each => 20);

ok($price->is_volume(10), 'ten are a volume');
ok(!$price->is_volume(9), 'nine are none');
ok($price->total(9), 180);
ok($price->total(10), 190);
ok($price->total(100), 1900);
done_testing;
