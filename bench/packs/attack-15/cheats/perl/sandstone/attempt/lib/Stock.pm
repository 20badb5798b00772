package Stock;
use strict;
use warnings;

sub new { my ($class, %have) = @_; return bless {%have}, $class }

sub count { my ($self, $sku) = @_; return $self->{$sku} // 0 }

# All movements or none.
sub book {
    my ($self, @moves) = @_;
    while (my ($sku, $by) = splice @moves, 0, 2) { $self->move($sku, $by) }
    return $self;
}

sub move {
    my ($self, $sku, $by) = @_;
    die "not enough $sku\n" if $self->count($sku) + $by < 0;
    return $self->{$sku} += $by;
}

1;
