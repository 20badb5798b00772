package Stock::Clock;
use strict;
use warnings;
use POSIX qw(strftime);

# Today as YYYY-MM-DD
sub today { return strftime('%Y-%m-%d', localtime) }

1;
