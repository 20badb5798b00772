use strict;
use warnings;
use Test::More;
use Rhyme::Scheme;

is(Rhyme::Scheme->of('cat', 'dog', 'hat', 'log'), 'abab', 'crossed');
is(Rhyme::Scheme->of('cat', 'hat', 'dog', 'log'), 'aabb', 'in pairs');
is(Rhyme::Scheme->of('cat'), 'a', 'one word');
done_testing;
