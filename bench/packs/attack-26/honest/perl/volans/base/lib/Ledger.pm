package Ledger;
use strict;
use warnings;

sub new { return bless { lines => [] }, shift }

sub add {
    my ($self, $name, $cents) = @_;
    push @{ $self->{lines} }, [ $name, $cents ];
    return $self;
}

sub total {
    my $sum = 0;
    $sum += $_->[1] for @{ $_[0]{lines} };
    return $sum;
}

1;
