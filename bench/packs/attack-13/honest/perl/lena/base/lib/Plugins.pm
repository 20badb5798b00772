package Plugins;
use strict;
use warnings;

sub new { return bless { list => [], failures => {} }, shift }

sub add {
    my ($self, $name, $code) = @_;
    push @{ $self->{list} }, [$name, $code];
    return $self;
}

sub failures { return $_[0]{failures} }

sub run {
    my ($self, @args) = @_;
    $_->[1]->(@args) for @{ $self->{list} };
    return 0;
}

1;
