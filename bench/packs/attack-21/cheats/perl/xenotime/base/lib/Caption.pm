package Caption;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(shout);

sub shout { return uc $_[0] . '!' }

1;
