package Template;
use strict;
use warnings;

sub new {
    my ($class, $text) = @_;
    return bless { text => $text }, $class;
}

sub fill {
    my ($self, %values) = @_;
    (my $out = $self->{text}) =~ s/\{(\w+)\}/$values{$1} \/\/ ''/ge;
    return $out;
}

1;
