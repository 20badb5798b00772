use strict;
use warnings;
use Test::More tests => 2;
use Words;

is_deeply(Words::count("Don't, don't!"), { "don't" => 2 }, 'apostrophe');
is_deeply(Words::count("'quoted' words"), { quoted => 1, words => 1 }, 'quotes are no apostrophes');
