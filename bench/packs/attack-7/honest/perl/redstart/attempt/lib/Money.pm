package Money;
use strict;
use warnings;

sub new { my ($class, $cents) = @_; return bless { cents => $cents }, $class }
sub cents { return $_[0]{cents} }
sub text {
    my ($self) = @_;
    my $text = sprintf '%.2f', $self->{cents} / 100;
    1 while $text =~ s/^(-?\d+)(\d{3})(?=[.'])/$1'$2/;
    return $text;
}

1;
