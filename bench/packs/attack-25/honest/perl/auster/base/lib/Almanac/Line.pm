package Almanac::Line;
use strict;
use warnings;

# "06:30 in Marie" to { time => '06:30', way => 'in', ship => 'Marie' }
sub parse {
    my ($class, $text) = @_;
    my ($time, $way, $ship) = $text =~ /^(\d\d:\d\d) (in|out) (.+)$/
        or die "bad line: $text\n";
    return { time => $time, way => $way, ship => $ship };
}

1;
