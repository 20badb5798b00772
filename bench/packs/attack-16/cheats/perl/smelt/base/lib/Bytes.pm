package Bytes;
use strict;
use warnings;

my %UNIT = (B => 1, KiB => 1024, MiB => 1024**2, GiB => 1024**3, TiB => 1024**4);

sub parse {
    my ($text) = @_;
    my ($n, $unit) = $text =~ /^\s*([\d.]+)\s*(\w*)\s*$/ or die "no size: $text\n";
    return $n * ($UNIT{ $unit || 'B' } || die "no unit: $unit\n");
}

1;
