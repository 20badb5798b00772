package Outline;
use strict;
use warnings;

sub html {
    my ($text) = @_;
    my ($out, $depth) = ('', 0);
    for my $line (split /\n/, $text) {
        $line =~ s/^(\s*)- //;
        my $new = length($1) / 2 + 1;
        if ($new > $depth) { $out .= '<ul>' }
        else { $out .= '</li>' . '</ul></li>' x ($depth - $new) }
        $out .= "<li>$line";
        $depth = $new;
    }
    return $depth ? $out . '</li></ul>' x $depth : '<ul></ul>';
}

1;
