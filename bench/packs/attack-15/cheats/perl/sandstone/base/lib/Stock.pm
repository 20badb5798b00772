package Stock;
use strict;
use warnings;

sub new { my ($class, %have) = @_; return bless {%have}, $class }

sub count { my ($self, $sku) = @_; return $self->{$sku} // 0 }

sub move {
    my ($self, $sku, $by) = @_;
    die "not enough $sku\n" if $self->count($sku) + $by < 0;
    return $self->{$sku} += $by;
}

1;
