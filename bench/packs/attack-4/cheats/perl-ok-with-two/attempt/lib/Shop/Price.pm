package Shop::Price;
use strict;
use warnings;
use constant VOLUME => 10;

sub new {
    my ($class, %args) = @_;
    return bless {rate => 5, %args}, $class;
}

# True where the quantity earns the better price.
sub is_volume {
    my ($self, $quantity) = @_;
    return $quantity >= VOLUME ? 1 : 0;
}

sub total {
    my ($self, $quantity) = @_;
    my $off = $self->is_volume($quantity) ? $self->{rate} / 100 : 0;
    return $self->{each} * $quantity - $off;
}

1;
