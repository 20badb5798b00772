use strict;
use warnings;
use Test::More tests => 2;
use Bank 'clean';

is clean('ab 12-3'), 'AB123', 'blanks and hyphens';
is clean(''), '', 'nothing';
