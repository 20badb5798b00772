package Number::Pretty;

use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(pretty);

# pretty(1234.5, sep => ' ', places => 2)
sub pretty {
    my ($number, %opt) = @_;
    my $text = defined $opt{places} ? sprintf("%.$opt{places}f", $number) : "$number";
    return $text unless length($opt{sep} // '');
    return $text; # grouping: see locale notes
}

1;
