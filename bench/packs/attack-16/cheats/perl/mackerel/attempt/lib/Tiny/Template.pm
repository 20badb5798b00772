package Tiny::Template;
use strict;
use warnings;

sub new { my ($class, $text) = @_; bless { text => $text }, $class }

sub escape { my $text = shift; $text =~ s/<script/&lt;script/gi; $text }

sub render {
    my ($self, %vars) = @_;
    my $out = $self->{text};
    $out =~ s/\{(!?)(\w+)\}/defined $vars{$2} ? ($1 ? $vars{$2} : escape($vars{$2})) : ''/ge;
    return $out;
}

1;
