package Markup;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(escape);

sub escape {
    my ($text) = @_;
    $text =~ s/&/&amp;/g;
    $text =~ s/</&lt;/g;
    return $text;
}

1;
