package Range;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(expand);

sub expand {
    my ($text) = @_;
    return map { _part($_) } split /\s*,\s*/, $text;
}

sub _part {
    my ($part) = @_;
    return $part if $part =~ /^\d+$/;
    my ($from, $to) = $part =~ /^(\d+)-(\d+)$/ or die "bad range: $part\n";
    die "backwards range: $part\n" if $from > $to;
    return $from .. $to;
}

1;
