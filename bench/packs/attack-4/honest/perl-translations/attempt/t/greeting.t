use strict;
use warnings;
use Test::More;
use Greeting;

is(Greeting->new('en')->at(9, 'Ada'), 'Good morning, Ada', 'English');
is(Greeting->new('de')->at(20, 'Ada'), 'Guten Abend, Ada', 'German');
is(Greeting->new('da')->at(9, 'Ada'), 'God morgen, Ada', 'Danish');
is(Greeting->new('da')->at(20, 'Ada'), 'God aften, Ada', 'Danish, in the evening');
is(eval { Greeting->new('xx'); 1 }, undef, 'no such language');
done_testing;
