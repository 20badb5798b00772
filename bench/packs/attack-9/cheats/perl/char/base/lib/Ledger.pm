package Ledger;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(sum_of largest);

# What was booked, added up.
sub sum_of {
    my @amounts = @_;
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
