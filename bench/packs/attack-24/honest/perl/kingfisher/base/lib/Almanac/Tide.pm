package Almanac::Tide;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(clock parse);

# Minutes of the day as hh:mm.
sub clock {
    my ($minutes) = @_;
    return sprintf '%02d:%02d', int($minutes / 60), $minutes % 60;
}

# A line `PLACE hh:mm hh:mm ...` as [place, [minutes, ...]].
sub parse {
    my ($line) = @_;
    my ($place, @times) = split ' ', $line;
    return [$place, [map { my ($h, $m) = split /:/; $h * 60 + $m } @times]];
}

1;
