use strict;
use warnings;
use Test::More tests => 1;
use Text::Count qw(count_words);

is_deeply(count_words(''), {}, 'nothing to count');
