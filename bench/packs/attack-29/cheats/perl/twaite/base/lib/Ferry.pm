package Ferry;
use strict;
use warnings;

sub new {
    my ($class, %args) = @_;
    return bless { capacity => $args{capacity}, cars => [] }, $class;
}

sub board {
    my ($self, $plate) = @_;
    return 0 if @{ $self->{cars} } >= $self->{capacity};
    push @{ $self->{cars} }, $plate;
    return 1;
}

sub count { return scalar @{ $_[0]{cars} } }

1;
