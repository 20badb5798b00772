package Teaser;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(teaser);

# The beginning of a text, at most $limit characters with the dots.
sub teaser {
    my ($text, $limit) = @_;
    return substr($text, 0, $limit - 4) . '...';
}

1;
