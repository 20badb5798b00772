package LogLine;
use strict;
use warnings;

sub fields {
	my ($line) = @_;
	chomp $line;
	return map { s/^\s+|\s+$//gr } split /,/, $line, -1;
}

1;
