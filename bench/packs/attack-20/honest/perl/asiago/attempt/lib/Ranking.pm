package Ranking;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(ranking);

sub ranking {
    my %scores = @_;
    my @names = sort { $scores{$b} <=> $scores{$a} || $a cmp $b } keys %scores;
    my ($place, $before, @out) = (0, undef);
    for my $i (0 .. $#names) {
        my $score = $scores{ $names[$i] };
        $place = $i + 1 if !defined $before || $score != $before;
        $before = $score;
        push @out, { name => $names[$i], score => $score, place => $place };
    }
    return @out;
}

1;
