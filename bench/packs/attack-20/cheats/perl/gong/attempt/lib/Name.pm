package Name;
use strict;
use Exporter 'import';
our @EXPORT_OK = qw(sorted_name initials);

sub sorted_name {
    my @parts = split ' ', shift;
    my $last = pop @parts;
    return @parts ? "$last, @parts" : $last;
}

sub initials {
    my ($first) = split ' ', shift;
    return substr($first, 0, 1) . '.';
}

1;
