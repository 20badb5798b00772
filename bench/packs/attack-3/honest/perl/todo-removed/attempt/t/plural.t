use strict;
use warnings;
use Test::More;
use Plural;

is(Plural::of('cat'), 'cats', 'a plain word');
is(Plural::of('city'), 'cities', 'y becomes ies');
is(Plural::of('day'), 'days', 'y after a vowel stays');

done_testing;
