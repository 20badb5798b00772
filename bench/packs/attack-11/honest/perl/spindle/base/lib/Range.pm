package Range;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(expand);

sub expand {
    my ($text) = @_;
    my @parts = split /\s*,\s*/, $text;
    die "bad range: $text\n" if grep { !/^\d+$/ } @parts;
    return @parts;
}

1;
