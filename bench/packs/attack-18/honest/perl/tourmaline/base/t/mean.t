use strict;
use warnings;
use Test::More tests => 1;
use Stats qw(mean);

cmp_ok mean(1, 2, 3), '==', 2, 'three numbers';
