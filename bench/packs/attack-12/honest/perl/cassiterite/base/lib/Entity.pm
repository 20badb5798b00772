package Entity;

use strict;
use warnings;

sub decode {
    my ($text) = @_;
    $text =~ s/&amp;/&/g;
    return $text;
}

1;
