package Sorted;
use strict;
use warnings;

sub numbers { return sort @_ }

1;
