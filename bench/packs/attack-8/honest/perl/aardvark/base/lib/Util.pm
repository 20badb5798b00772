package Util;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = ('trim');

sub trim {
    my ($text) = @_;
    $text =~ s/^\s+|\s+$//g;
    return $text;
}

1;
