package Pantry::Shelf;
use strict;
use warnings;

sub new { bless { items => {} }, shift }

sub add {
    my ($self, $name, $count) = @_;
    $self->{items}{$name} += $count;
    return $self;
}

sub missing {
    my ($self, %wanted) = @_;
    return grep { ($self->{items}{$_} // 0) < $wanted{$_} } sort keys %wanted;
}

1;
