use strict;
use warnings;
use Test::More;
use FindBin;
use Rates;

my $rates = Rates->new("$FindBin::Bin/data/rates.txt");

is $rates->rate('USD'), 1.0873, 'a line';
is $rates->rate('GBP'), 0.8561, 'a line with a comment';
is $rates->convert(200, 'JPY'), 32640, 'converts';

eval { $rates->rate('XXX') };
like $@, qr/no rate for XXX/, 'unknown currency';

done_testing;
