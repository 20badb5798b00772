use strict;
use warnings;
use Test::More tests => 2;
use Stats qw(mean);

cmp_ok mean(1, 2, 3), '==', 2, 'three numbers';
cmp_ok mean(5), '==', 5, 'one number';
