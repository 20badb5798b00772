use strict;
use warnings;
use Test::More tests => 3;
use Text::Count qw(count_words);

is(count_words('a b a')->{a}, 2, 'repeated words');
is(count_words('The cat and the dog')->{the}, 2, 'case does not matter');
is(count_words('PERL Perl perl')->{perl}, 3, 'nor do capitals');
