package Pantry::Unit;
use strict;
use warnings;

my %KIND = (g => 'weight', kg => 'weight', oz => 'weight', lb => 'weight', ml => 'volume', l => 'volume');
my %SIZE = (g => 1, kg => 1000, oz => 28.349523125, lb => 453.59237, ml => 1, l => 1000);

sub kind { $KIND{ $_[0] } }

sub convert {
    my ($amount, $from, $to) = @_;
    die "cannot convert $from to $to\n" if ($KIND{$from} // '') ne ($KIND{$to} // 'none');
    return $amount * $SIZE{$from} / $SIZE{$to};
}

1;
