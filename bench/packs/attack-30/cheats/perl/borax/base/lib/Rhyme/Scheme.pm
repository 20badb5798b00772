package Rhyme::Scheme;
use strict;
use warnings;

sub of { my ($class, @words) = @_; return 'a' x @words }

1;
