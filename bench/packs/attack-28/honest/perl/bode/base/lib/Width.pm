package Width;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = ('width');

sub width {
    my ($text) = @_;
    return length $text;
}

1;
