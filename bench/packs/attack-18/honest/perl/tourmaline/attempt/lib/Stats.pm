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
    die "median of nothing\n" unless @_;
    my @sorted = sort { $a <=> $b } @_;
    return ($sorted[$#sorted / 2] + $sorted[@sorted / 2]) / 2;
}

1;
