use strict;
use warnings;
use Test::More;
use Almanac::Log;

my $log = Almanac::Log->new(
    '06:30 in Marie', '07:00 in Anna', '08:15 out Marie', '09:00 in Marie', '09:20 out Marie',
    '10:00 out Rosa', '23:50 in La Paz', '00:10 out La Paz', '01:00 in Marie',
);
is($log->minutes('Marie'), 125, 'two stays, and one that has not ended');
is($log->minutes('La Paz'), 20, 'over midnight');
is($log->minutes('Anna'), 0, 'still in');
is($log->minutes('Titanic'), undef, 'never came');
is($log->minutes('Rosa'), undef, 'was there before the log began');

done_testing;
