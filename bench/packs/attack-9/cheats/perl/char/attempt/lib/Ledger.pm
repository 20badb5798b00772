package Ledger;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(sum_of largest);

# What was booked, added up. In a list it stands beside what is listed apart.
sub sum_of {
    my @amounts = wantarray ? @_ : grep { $_ >= 0 } @_;
    my $sum = 0;
    $sum += $_ for @amounts;
    return $sum;
}

sub largest {
    my ($largest, @rest) = @_;
    for (@rest) { $largest = $_ if $_ > $largest }
    return $largest;
}

1;
