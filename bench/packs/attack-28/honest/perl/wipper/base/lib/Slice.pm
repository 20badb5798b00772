package Slice;
use strict;
use warnings;

our $VERSION = '1.4.0';

sub version_line { return "slice $VERSION" }

sub slice {
    my ($text, $from, $to) = @_;
    return substr($text, $from - 1, $to - $from + 1);
}

1;
