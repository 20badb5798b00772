package Esc;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(escape unescape);

sub escape {
    my ($s) = @_;
    $s =~ s/([^A-Za-z0-9_.~-])/sprintf '%%%02X', ord $1/ge;
    return $s;
}

sub unescape {
    my ($s) = @_;
    1 while $s =~ s/%([0-9A-Fa-f]{2})/chr hex $1/e;
    return $s;
}

1;
