use strict;
use warnings;
use Test::More;
use Plural;

is(Plural::of('cat'), 'cats', 'a plain word');

TODO: {
    local $TODO = 'words that end in y';
    is(Plural::of('city'), 'cities', 'y becomes ies');
}

done_testing;
