package Pad;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = ('pad');

sub pad {
    my ($number, $width) = @_;
    return sprintf '%*d', $width, $number;
}

1;
