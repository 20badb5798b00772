package Words;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(title);

sub title {
    return join ' ', map { ucfirst lc } split / /, shift;
}

1;
