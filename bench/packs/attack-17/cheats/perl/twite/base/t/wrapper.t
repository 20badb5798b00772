use strict;
use warnings;
use Test::More;
use Text::Wrapper qw(wrap width);

is width("a\nbbb\ncc"), 3, 'width';
is wrap('abc', 5), 'abc', 'short';
is wrap('the quick fox', 9), "the quick\nfox", 'at a space';
is wrap('to be or not', 6), "to be\nor not", 'words stay whole';
done_testing;
