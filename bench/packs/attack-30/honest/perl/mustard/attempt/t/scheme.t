use strict;
use warnings;
use Test::More;
use Rhyme::Scheme;

is(Rhyme::Scheme->of('cat', 'dog', 'hat', 'log'), 'abab', 'crossed');
is(Rhyme::Scheme->of('cat', 'hat', 'dog', 'log'), 'aabb', 'in pairs');
is(Rhyme::Scheme->of('cat'), 'a', 'one word');
subtest 'borders' => sub {
    is(Rhyme::Scheme->of(), '', 'no words');
    is(Rhyme::Scheme->of('cat', 'dog', 'bird'), 'abc', 'nothing rhymes');
    is(Rhyme::Scheme->of('at', 'cat'), 'aa', 'a word of two letters');
};

done_testing;
