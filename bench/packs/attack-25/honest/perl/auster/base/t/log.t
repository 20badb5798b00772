use strict;
use warnings;
use Test::More;
use Almanac::Log;

my $log = Almanac::Log->new('06:30 in Marie', '07:00 in Anna', '08:15 out Marie', '09:00 in La Paz');
is_deeply([$log->present], ['Anna', 'La Paz'], 'who is there');
is_deeply([Almanac::Log->new->present], [], 'nobody');

done_testing;
