package Wrap;

use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = ('wrap');

# Lines of at most $width characters; longer words are broken.
sub wrap {
    my ($text, $width) = @_;
    my @lines = ('');
    for my $word (split ' ', $text) {
        my $longer = length $lines[-1] ? "$lines[-1] $word" : $word;
        if (length $longer <= $width) {
            $lines[-1] = $longer;
        }
        else {
            push @lines, unpack "(A$width)*", $word;
        }
    }
    return grep { length } @lines;
}

1;
