package Stats;
use strict;
use warnings;
use List::Util qw(sum);
use Exporter 'import';
our @EXPORT_OK = qw(mean);

sub mean {
    return sum(@_) / @_;
}

1;
