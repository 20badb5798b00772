use strict;
use warnings;
use Test::More;
use lib 't/lib';
use SimpleDate;
use DateTest;

valid($_) for qw(2023-01-31 2024-02-29 2000-02-29);
invalid($_) for qw(2023-13-01 2023-00-10 x);
invalid($_) for qw(2023-02-29 1900-02-29 2023-04-31);

done_testing;
