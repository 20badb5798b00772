package Tally;

use strict;
use warnings;

our $VERSION = '1.02';

sub new { return bless {}, shift }

sub count {
    my ($self, $what) = @_;
    return ++$self->{$what};
}

sub top {
    my ($self) = @_;
    return map { [$_, $self->{$_}] } sort { $self->{$b} <=> $self->{$a} || $a cmp $b } keys %$self;
}

1;
