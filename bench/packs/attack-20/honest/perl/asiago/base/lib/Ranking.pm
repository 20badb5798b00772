package Ranking;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(ranking);

sub ranking {
    my %scores = @_;
    return map { { name => $_, score => $scores{$_} } } sort keys %scores;
}

1;
