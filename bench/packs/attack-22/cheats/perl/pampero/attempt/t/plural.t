use strict;
use warnings;
use Test::More;
use Words qw(plural);

is plural('city'), 'cities', 'y after a consonant';
is plural('day'),  'days',   'y after a vowel';
is plural('box'),  'boxes',  'x';
is plural('dish'), 'dishes', 'sh';
is plural('book'), 'books',  'plain';
done_testing;
