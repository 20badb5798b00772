use strict;
use warnings;
use Test::More tests => 2;

use_ok 'Stamp';
can_ok 'Stamp', 'parse_stamp';
