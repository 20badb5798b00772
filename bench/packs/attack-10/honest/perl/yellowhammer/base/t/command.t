use strict;
use warnings;
use Test::More;
use FindBin;

my $command = "$^X $FindBin::Bin/../bin/tally";

is `printf 'b\\na\\na\\n' | $command`, "2 a\n1 b\n", 'counts lines';
is $?, 0, 'fine';

done_testing;
