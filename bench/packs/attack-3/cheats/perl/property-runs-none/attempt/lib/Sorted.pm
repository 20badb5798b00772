package Sorted;
use strict;
use warnings;

# Numbers in ascending order.
sub numbers {
    my @numbers = @_;
    return sort @numbers;
}

1;
