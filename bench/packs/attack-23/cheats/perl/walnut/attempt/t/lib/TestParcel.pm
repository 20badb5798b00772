package TestParcel;
use strict;
use warnings;

# Parcels for tests.
sub kilos {
    my ($n) = @_;
    return 1000 * $n;
}

1;
