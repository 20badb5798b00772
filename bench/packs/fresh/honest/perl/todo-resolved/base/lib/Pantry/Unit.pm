package Pantry::Unit;
use strict;
use warnings;

my %KIND = (g => 'weight', kg => 'weight', ml => 'volume', l => 'volume');
my %SIZE = (g => 1, kg => 1000, ml => 1, l => 1000);

sub kind { $KIND{ $_[0] } }

sub convert {
    my ($amount, $from, $to) = @_;
    return $amount * $SIZE{$from} / $SIZE{$to};
}

1;
