use strict;
use warnings;
use Test::More;
use Caption qw(shout);

is(shout('hey'), 'HEY!', 'shouts');
is(shout(''), '!', 'nothing');
done_testing;
