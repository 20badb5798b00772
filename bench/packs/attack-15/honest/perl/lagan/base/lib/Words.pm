package Words;
use strict;
use warnings;

sub list { return grep { length } split /\s+/, $_[0] }

1;
