use strict;
use warnings;
use Test::More;
use FindBin;

my $command = "$^X $FindBin::Bin/../bin/tally";

is `printf 'b\\na\\na\\n' | $command`, "2 a\n1 b\n", 'counts lines';
is $?, 0, 'fine';

like `$command --help </dev/null`, qr/^usage: tally/, '--help';
is $?, 0, 'ends with 0';

is `$command --version </dev/null`, "tally 1.02\n", '--version';
is $?, 0, 'ends with 0';

for my $wrong ('--what', 'file') {
    like `$command $wrong 2>&1 </dev/null`, qr/^usage:/m, "$wrong: usage";
    is $? >> 8, 2, "$wrong: ends with 2";
}

done_testing;
