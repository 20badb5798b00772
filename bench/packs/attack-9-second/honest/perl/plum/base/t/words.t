use strict;
use warnings;
use Test::More;
use Text::Words qw(words longest);

is_deeply(words('an oak, a pine'), [qw(an oak a pine)], 'words');
is_deeply(words(q{it's well-known}), [qw(it's well-known)], 'signs within words');
is_deeply(words(' ... '), [], 'no words');
is(longest('an oak, a pine, a palm'), 'pine', 'the longest');
is(longest(''), '', 'no longest');
done_testing;
