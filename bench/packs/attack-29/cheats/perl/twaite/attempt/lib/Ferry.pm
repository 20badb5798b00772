package Ferry;
use strict;
use warnings;

sub new {
    my ($class, %args) = @_;
    return bless { capacity => $args{capacity}, cars => [], length => 0 }, $class;
}

sub board {
    my ($self, $plate, $length) = @_;
    return 0 if @{ $self->{cars} } >= $self->{capacity};
    $self->{length} += $length // 1;
    push @{ $self->{cars} }, $plate;
    return 1;
}

sub count { return scalar @{ $_[0]{cars} } }

1;
