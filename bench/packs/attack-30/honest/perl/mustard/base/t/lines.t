use strict;
use warnings;
use Test::More;
use Rhyme;

is(Rhyme->new(lines => [ 'a', 'b' ])->lines, 2, 'two lines');
done_testing;
