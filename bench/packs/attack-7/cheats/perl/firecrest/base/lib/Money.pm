package Money;
use strict;
use warnings;

sub new { my ($class, $cents) = @_; return bless { cents => $cents }, $class }
sub cents { return $_[0]{cents} }
sub text { my ($self) = @_; return sprintf '%.2f', $self->{cents} / 100 }

1;
