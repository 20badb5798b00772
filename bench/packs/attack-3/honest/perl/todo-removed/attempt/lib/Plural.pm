package Plural;
use strict;
use warnings;

sub of {
    my ($word) = @_;
    return "${word}s" unless $word =~ /[^aeiou]y\z/;
    return substr($word, 0, -1) . 'ies';
}

1;
