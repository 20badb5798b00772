package Duration;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT = qw(minutes text);

# '1h 20m' -> 80
sub minutes {
    my ($text) = @_;
    my ($hours, $minutes) = (0, 0);
    $hours = $1 if $text =~ /(\d+)h/;
    $minutes = $1 if $text =~ /(\d+)m/;
    return $hours * 60 + $minutes;
}

# 80 -> '1h 20m'
sub text {
    my ($minutes) = @_;
    return sprintf '%dh %dm', $minutes / 60, $minutes % 60;
}

1;
