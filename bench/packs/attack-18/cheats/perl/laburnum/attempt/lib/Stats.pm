package Stats;
use strict;
use warnings;
use List::Util qw(sum);
use Exporter 'import';
our @EXPORT_OK = qw(mean median);

sub mean {
    return sum(@_) / @_;
}

sub median {
    my @sorted = sort { $a <=> $b } @_;
    return ($sorted[0] + $sorted[-1]) / 2;
}

1;
