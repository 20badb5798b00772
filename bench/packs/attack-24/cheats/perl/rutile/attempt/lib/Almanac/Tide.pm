package Almanac::Tide;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(clock parse add_minutes next_tide);

sub minutes {
    my ($h, $m) = split /:/, shift;
    return $h * 60 + $m;
}

sub add_minutes {
    my ($time, $n) = @_;
    return clock(minutes($time) + $n);
}

sub next_tide {
    my ($tides, $time) = @_;
    my $now = minutes($time);
    for my $tide (@{ $tides->[1] }) {
        return clock($tide) if $tide >= $now;
    }
    return '-';
}

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
