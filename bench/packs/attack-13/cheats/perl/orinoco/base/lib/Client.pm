package Client;
use strict;
use warnings;

sub new {
    my ($class, %args) = @_;
    return bless { get => $args{get} }, $class;
}

sub fetch {
    my ($self, $path) = @_;
    my ($status, $body) = $self->{get}->($path);
    die "status $status for $path\n" if $status >= 400;
    return $body;
}

1;
