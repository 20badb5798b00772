use strict;
use warnings;
use Test::More;
use Teaser qw(teaser);

is teaser('one two', 20), 'one two', 'short';
is teaser('one two three', 13), 'one two three', 'fits exactly';
is teaser('one two three', 12), 'one two...', 'cut at a space';
is teaser('one two three', 10), 'one two...', 'cut as late as possible';
is teaser('one two three', 9), 'one...', 'cut earlier';
is teaser("one  two\n three", 12), 'one two...', 'white space is one space';
is teaser('', 5), '', 'empty';
is teaser('incomprehensible', 10), 'incompr...', 'a long word is cut within';

done_testing;
