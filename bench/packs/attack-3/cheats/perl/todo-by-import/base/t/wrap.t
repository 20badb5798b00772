use Test::More;
use T::Common;
use Roster;

is(Roster::shift_for(2, 'ada', 'bob'), 'ada', 'begins again');
is(Roster::shift_for(5, 'ada', 'bob'), 'bob', 'and again');

done_testing;
