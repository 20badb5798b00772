package Template;
use strict;
use warnings;

sub new {
    my ($class, $text) = @_;
    return bless { text => $text }, $class;
}

sub fill {
    my ($self, %values) = @_;
    (my $out = $self->{text}) =~ s/\{(\w+)(?:\|([^}]*))?\}/_value(\%values, $1, $2)/ge;
    return $out;
}

sub _value {
    my ($values, $name, $default) = @_;
    return $values->{$name} // $default // die "no value for {$name}\n";
}

1;
