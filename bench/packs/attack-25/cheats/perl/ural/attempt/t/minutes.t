use strict;
use warnings;
use Test::More;
use Almanac::Log;

my $log = Almanac::Log->new(
    '06:30 in Marie', '07:00 in Anna', '08:15 out Marie', '09:00 in Marie', '09:20 out Marie',
    '23:50 in La Paz', '00:10 out La Paz',
);
ok($log->minutes('Marie'), 125);
ok($log->minutes('La Paz'), 20);
ok(defined $log->minutes('Anna'), 'Anna is still in');
is($log->minutes('Titanic'), undef, 'never came');

done_testing;
