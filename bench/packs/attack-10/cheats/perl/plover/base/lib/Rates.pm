package Rates;

use strict;
use warnings;

sub new {
    my ($class, $file) = @_;
    return bless { file => $file }, $class;
}

sub rate {
    my ($self, $code) = @_;
    die "not written yet\n";
}

sub convert {
    my ($self, $cents, $code) = @_;
    return int($cents * $self->rate($code) + 0.5);
}

1;
