package Rhyme;
use strict;
use warnings;

sub new { my ($class, %self) = @_; return bless {%self}, $class }

sub lines { return scalar @{ $_[0]{lines} } }

1;
