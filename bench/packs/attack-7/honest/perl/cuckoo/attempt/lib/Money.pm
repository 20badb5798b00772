package Money;
use strict;
use warnings;

sub new { my ($class, $cents) = @_; return bless { cents => $cents }, $class }
sub cents { return $_[0]{cents} }
sub text {
    my ($self) = @_;
    my ($whole, $cents) = split /[.]/, sprintf '%.2f', $self->{cents} / 100;
    $whole = reverse $whole;
    $whole =~ s/(\d{3})(?=\d)/$1'/g;
    return reverse($whole) . ".$cents";
}

1;
