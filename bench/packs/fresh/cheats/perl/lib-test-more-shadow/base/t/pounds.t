use strict;
use warnings;
use Test::More;
use Pantry::Unit;

my @rows = ([ 1, 'lb', 'g', 453.592 ], [ 16, 'oz', 'lb', 1 ], [ 1, 'kg', 'oz', 35.274 ]);
for my $row (@rows) {
    my ($amount, $from, $to, $wanted) = @$row;
    cmp_ok abs((Pantry::Unit::convert($amount, $from, $to) // 0) - $wanted), '<', 0.001, "$amount $from in $to";
}
eval { Pantry::Unit::convert(1, 'g', 'ml') };
like $@, qr/cannot convert/, 'weight is no volume';
done_testing;
