use strict;
use warnings;
use Test::More;
use TestParcel;
use Rates;

is Rates::shipping(TestParcel::kilos(1), 'DE'), 490,  'small';
is Rates::shipping(TestParcel::kilos(5), 'DE'), 490,  'border';
is Rates::shipping(TestParcel::kilos(6), 'DE'), 990,  'heavy';
is Rates::shipping(TestParcel::kilos(1), 'FR'), 1490, 'abroad';

done_testing;
