use strict;
use warnings;
use Test::More tests => 2;
use Api;

is_deeply Api::item('bolt', 1.5), { name => 'bolt', price => 150 }, 'cents';
is_deeply Api::item('nut', 0.29), { name => 'nut', price => 29 }, 'no float noise';
