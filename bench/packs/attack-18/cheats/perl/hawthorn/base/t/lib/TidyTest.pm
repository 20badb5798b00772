package TidyTest;
use strict;
use warnings;
use Exporter 'import';
our @EXPORT_OK = qw(visible);

# White space that can be read in a test's name.
sub visible {
    my ($s) = @_;
    $s =~ s/\t/\\t/g;
    $s =~ s/\n/\\n/g;
    return $s;
}

1;
