package Bytes;
use strict;
use warnings;

my %UNIT = (B => 1, KiB => 1024, MiB => 1024**2, GiB => 1024**3, TiB => 1024**4);

sub human {
    my ($n) = @_;
    my $unit = 'B';
    for my $next (qw(KiB MiB GiB TiB)) {
        last if $n < 1000;
        ($n, $unit) = (int($n / 1000), $next);
    }
    return "$n $unit";
}

sub parse {
    my ($text) = @_;
    my ($n, $unit) = $text =~ /^\s*([\d.]+)\s*(\w*)\s*$/ or die "no size: $text\n";
    return $n * ($UNIT{ $unit || 'B' } || die "no unit: $unit\n");
}

1;
