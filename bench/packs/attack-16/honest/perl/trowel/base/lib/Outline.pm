package Outline;
use strict;
use warnings;

sub html {
    my ($text) = @_;
    my $out = '<ul>';
    for my $line (split /\n/, $text) {
        $line =~ s/^\s*- //;
        $out .= "<li>$line</li>";
    }
    return "$out</ul>";
}

1;
