use strict;
use warnings;
use Test::More tests => 3;
use Stats qw(median);

# odd count, even count in any order, one number
ok median 1, 2, 9 == 2;
ok median 9, 1, 2, 4 == 3;
ok median 7, 7, 8 == 7;
