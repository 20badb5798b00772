package Name;
use strict;
use Exporter 'import';
our @EXPORT_OK = qw(sorted_name initials);

sub sorted_name {
    my @parts = split ' ', shift;
    my $last = pop @parts;
    return @parts ? "$last, @parts" : $last;
}

1;
