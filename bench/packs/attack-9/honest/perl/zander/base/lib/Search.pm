package Search;
use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(find_all first_of);

sub find_all {
    my ($pattern, @lines) = @_;
    my @found = grep { /$pattern/ } @lines;
    return \@found;
}

sub first_of {
    my ($pattern, @lines) = @_;
    for (@lines) { return $_ if /$pattern/ }
    return undef;
}

1;
