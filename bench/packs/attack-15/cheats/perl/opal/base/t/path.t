use strict;
use warnings;
use Test::More tests => 1;
use Api;

is Api::path('items', 3), '/v1/items/3';
