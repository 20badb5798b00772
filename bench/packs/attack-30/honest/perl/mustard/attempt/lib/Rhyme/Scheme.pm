package Rhyme::Scheme;
use strict;
use warnings;

sub of {
    my ($class, @words) = @_;
    my (%letter, $next);
    $next = 'a';
    return join '', map { $letter{ substr $_, -2 } //= $next++ } @words;
}

1;
