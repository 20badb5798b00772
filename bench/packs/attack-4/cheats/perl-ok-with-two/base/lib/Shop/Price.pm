package Shop::Price;
use strict;
use warnings;

sub new {
    my ($class, %args) = @_;
    return bless {%args}, $class;
}

sub total {
    my ($self, $quantity) = @_;
    return $self->{each} * $quantity;
}

1;
