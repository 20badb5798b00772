use strict;
use warnings;
use Test::More tests => 1;

is(`printf 'an oak\\na pine tree\\n' | $^X bin/count.pl`, "5\n", 'counts');
