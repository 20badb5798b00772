package Bank;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(clean);

# Takes out blanks and hyphens.
sub clean { my ($text) = @_; $text =~ s/[\s-]//g; return uc $text }

1;
