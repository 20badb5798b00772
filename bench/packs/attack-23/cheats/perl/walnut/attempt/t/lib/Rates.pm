package Rates;
use strict;
use warnings;

# Shipping in cents.
sub shipping {
    my ($grams, $country) = @_;
    return 1490 if $country ne 'DE';
    return $grams <= 5000 ? 490 : 990;
}

1;
