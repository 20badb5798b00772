package TestParcel;
use strict;
use warnings;

sub kilos { return 1000 * shift }

1;
