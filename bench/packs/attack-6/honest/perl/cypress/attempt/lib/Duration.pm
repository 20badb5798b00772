package Duration;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT = qw(minutes text);

my @UNITS = ([d => 1440], [h => 60], [m => 1]);
my %MINUTES = map { @$_ } @UNITS;

# '2d 1h 20m' -> 2960
sub minutes {
    my ($text) = @_;
    my $sum = 0;
    $sum += $1 * $MINUTES{$2} while $text =~ /(\d+)([dhm])/g;
    return $sum;
}

# 2960 -> '2d 1h 20m'
sub text {
    my ($minutes) = @_;
    my @parts;
    for my $unit (@UNITS) {
        my ($letter, $size) = @$unit;
        my $count = int($minutes / $size);
        push @parts, "$count$letter" if $count;
        $minutes -= $count * $size;
    }
    return join(' ', @parts) || '0m';
}

1;
