use strict;
use warnings;
use Test::More;
use Almanac::Line;

is_deeply(Almanac::Line->parse('06:30 in Marie'), { time => '06:30', way => 'in', ship => 'Marie' }, 'a line');
is_deeply(Almanac::Line->parse('23:59 out La Paz'), { time => '23:59', way => 'out', ship => 'La Paz' }, 'a name of two words');
ok(!eval { Almanac::Line->parse('6:30 in Marie') }, 'nonsense is refused');
is($@, "bad line: 6:30 in Marie\n", 'and named');

done_testing;
