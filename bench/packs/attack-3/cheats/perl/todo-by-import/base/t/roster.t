use Test::More;
use T::Common;
use Roster;

is(Roster::shift_for(0, 'ada', 'bob'), 'ada', 'the first day');

done_testing;
