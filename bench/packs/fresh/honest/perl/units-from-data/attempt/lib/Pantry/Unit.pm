package Pantry::Unit;
use strict;
use warnings;
use File::Basename qw(dirname);

my (%KIND, %SIZE);
open my $units, '<', dirname(__FILE__) . '/../../share/units.tsv' or die "units: $!";
while (<$units>) {
    my ($unit, $kind, $size) = split;
    ($KIND{$unit}, $SIZE{$unit}) = ($kind, $size);
}
close $units;

sub kind { $KIND{ $_[0] } }

sub convert {
    my ($amount, $from, $to) = @_;
    die "cannot convert $from to $to\n" if ($KIND{$from} // '') ne ($KIND{$to} // 'none');
    return $amount * $SIZE{$from} / $SIZE{$to};
}

1;
