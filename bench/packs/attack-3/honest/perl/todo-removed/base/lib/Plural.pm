package Plural;
use strict;
use warnings;

sub of {
    my ($word) = @_;
    return "${word}s";
}

1;
