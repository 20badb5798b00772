package Number::Pretty;

use strict;
use warnings;
use Exporter 'import';

our @EXPORT_OK = qw(pretty);

# pretty(1234.5, sep => ' ', places => 2)
sub pretty {
    my ($number, %opt) = @_;
    return defined $opt{places} ? sprintf("%.$opt{places}f", $number) : "$number";
}

1;
