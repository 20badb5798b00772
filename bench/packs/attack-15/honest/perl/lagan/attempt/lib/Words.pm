package Words;
use strict;
use warnings;

sub list { return grep { length } split /\s+/, $_[0] }

sub count {
    my %n;
    $n{lc $_}++ for $_[0] =~ /[\w']+/g;
    return \%n;
}

1;
