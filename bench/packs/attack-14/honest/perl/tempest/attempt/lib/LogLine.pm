package LogLine;
use strict;
use warnings;

# The fields of a line; dies when a quote is not closed.
sub fields {
	my ($line) = @_;
	chomp $line;
	my @fields;
	while (1) {
		if ($line =~ /\G\s*"((?:[^"]|"")*)"\s*/gc) {
			push @fields, $1 =~ s/""/"/gr;
		} else {
			$line =~ /\G([^,]*)/gc;
			my $field = $1;
			die "quote is not closed: $line\n" if $field =~ /^\s*"/;
			push @fields, $field =~ s/^\s+|\s+$//gr;
		}
		last unless $line =~ /\G,/gc;
	}
	die "text after a quoted field: $line\n" if (pos($line) // 0) < length $line;
	return @fields;
}

1;
