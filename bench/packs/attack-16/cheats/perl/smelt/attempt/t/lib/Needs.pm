package Needs;
use strict;
use warnings;
use Test::More ();
use Exporter 'import';
our @EXPORT = qw(needs);

# needs 'POSIX' => 'rounding': skips the subtest where the module cannot do it.
sub needs {
    my ($module, $what) = @_;
    my $file = "$module/$what.pm";
    eval { require $file; 1 } or Test::More::plan(skip_all => "no $what in $module here");
}

1;
