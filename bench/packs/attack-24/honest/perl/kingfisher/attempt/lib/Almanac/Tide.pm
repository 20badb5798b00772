package Almanac::Tide;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(clock parse add_minutes next_tide);

sub _minutes {
    my ($h, $m) = split /:/, shift;
    return $h * 60 + $m;
}

sub add_minutes {
    my ($time, $n) = @_;
    return clock((_minutes($time) + $n) % 1440);
}

sub next_tide {
    my ($tides, $time) = @_;
    my @times = @{ $tides->[1] };
    my ($next) = grep { $_ > _minutes($time) } @times;
    return defined $next ? clock($next) : clock($times[0]) . '+';
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
